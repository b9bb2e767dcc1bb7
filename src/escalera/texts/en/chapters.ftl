### The rule book in English. Words in braces are variables.

chapter-table = Cards and seats
chapter-deal = The deal
chapter-aim = The aim
chapter-turn = Your turn
chapter-back = Taking back
chapter-sets = Sets
chapter-sequences = Sequences
chapter-wild = Wild melds
chapter-initial = The initial meld
chapter-taking = Taking the discard pile
chapter-frozen = Frozen and blocked
chapter-red = Red 3s
chapter-black = Black 3s
chapter-feet = The foot
chapter-asking = Asking to go out
chapter-out = Going out
chapter-stock = The end of the stock
chapter-scores = Scores
chapter-match = The match
chapter-offences = Offences
chapter-agreed = Agreed at this table
chapter-variations = Variations to agree on

table-players = This game is made for { $players } players.
table-pairs = With { $players } players there are two teams, and every other seat belongs to your own.
table-no_pairs = There are no teams: whatever the number of players, nobody has a partner.
table-teams = At this table { $seats } players make two teams of { $size }. What one partner lays down belongs to the whole team.
table-alone = At this table { $seats } players play, each alone. Wherever the book says team, it means you.
table-pack = Shuffle { $packs } of 52 with { $jokers }: { $total } cards in all.
table-kinds = Cards from 4 to ace are naturals. { $jokers ->
        [0] 2s
       *[other] 2s and jokers
    } are wild: in a meld they can stand in for naturals. Red 3s and black 3s are neither, and have chapters of their own.
table-kinds_apart = Cards from 4 to ace are naturals. { $jokers ->
        [0] 2s
       *[other] 2s and jokers
    } are called wild; at this table they meld only with each other. Red 3s and black 3s are neither, and have chapters of their own.
table-kinds_idle = Cards from 4 to ace are naturals. { $jokers ->
        [0] 2s
       *[other] 2s and jokers
    } are called wild; at this table no meld takes them. Red 3s and black 3s are neither, and have chapters of their own.
table-colours = A canasta or samba without a wild card is called red, or pure; with one it is black, or mixed. The colour of its suits doesn't matter.
table-colours_sets = A canasta without a wild card is called red, or pure; with one it is black, or mixed. The colour of its suits doesn't matter.

deal-dealer = Everybody draws a card, and the highest deals: aces are high, 2s low. { $jokers ->
        [0] 3s
       *[other] Jokers, 3s
    } and ties draw again. After each hand the deal moves one seat to the left. The player left of the dealer plays first.
deal-hand = Each player is dealt { $hand }, face down.
deal-scorekeeper = Everybody draws a card, and the highest keeps the score and counts as the dealer: aces are high, 2s low. { $jokers ->
        [0] 3s
       *[other] Jokers, 3s
    } and ties draw again. After each hand this moves one seat to the left. The player left of the scorekeeper plays first.
deal-feet = Everybody deals for themselves: lift { $cards } off the pack and count them into two face-down stacks, { $hand } on the left and { $foot } on the right. The left stack goes to the player on your left and is their hand. The right one stays with you and is your foot: nobody looks at it before it is picked up.
deal-stock_1 = The rest of the pack goes face down in the middle: it is the stock.
deal-stock_2 = The rest of the pack is split into two face-down stock piles of about the same height.
deal-cut = If you cut exactly { $cards } cards for the deal, your team gets { $points } points; at this table that happens { $chance ->
        [1] once
       *[other] { $chance } times
    } in 100.
deal-no_cut = Some people give a team { $points } points for cutting exactly { $cards } cards; this table doesn't.

deal-upcard-any = One card of the stock is turned over. It begins the discard pile, whatever it is.
deal-upcard-until_natural = Cards of the stock are turned over one by one, each on top of the last, until a natural shows: they begin the discard pile.
deal-upcard-not_red_three = A card of the stock is turned over to begin the discard pile; if it is a red 3, the next one is turned over too.
deal-upcard-none = No card is turned over: the discard pile begins with the first discard.

aim-melds = You collect melds: sets are cards of one rank, sequences cards of one suit in order. With { $whole } cards a meld is complete and earns a bonus: a complete set is a canasta, a complete sequence a samba.
aim-sets = You collect melds: sets are cards of one rank. With { $whole } cards a meld is complete and earns a bonus: a complete set is a canasta.
aim-wild = Wild cards alone make a complete meld too, { $whole } of them.
aim-bolivia = Wild cards alone make a complete meld too, { $whole } of them: a bolivia.
aim-hand = A hand ends when somebody goes out by playing their last card, which is worth { $points } points. Cards on the table count for a team, cards left in hands against it.
aim-target = You play hand after hand until a team has { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
aim-hands = A match is { $hands } long.

turn-draw = First you draw { $draw } from the stock, or take from the discard pile if you can use the upcard.
turn-each_pile = You draw from the two stock piles in turn; when one is used up, you draw from the other.
turn-first_pile = You draw from one stock pile until it is used up, then from the other.
turn-meld = Once you have drawn or taken the pile, you may lay down new melds and add to your team's melds, as many as you like or none. Your opponents' melds are theirs alone.
turn-discard = At the end of your turn you put one card on the discard pile. Unless you go out, you need one card to discard and another to keep.
turn-discard_foot = At the end of your turn you put one card on the discard pile. Unless you go out or pick up your foot, you need one card to discard and another to keep.
turn-discard_pile = At the end of your turn you put one card on the discard pile. You need one card to discard and another to keep, unless you go out or then pick up cards from the discard pile.
turn-discard_foot_pile = At the end of your turn you put one card on the discard pile. You need one card to discard and another to keep, unless you go out, or then pick up your foot or cards from the discard pile.
turn-special_piles = That card comes from the fuller stock pile.
turn-stuck = If you have drawn and there is nothing at all that you can do, the hand is over.

turn-jokers-allowed = Any card may be the discard, a joker as well, but never a red 3.
turn-jokers-none = The discard may be any card but a red 3.
turn-jokers-special = A joker is never discarded. If you hold nothing but jokers, have nothing else to take back and don't go out, you make the special discard instead: show that you hold only jokers, keep them, and put the top card of the stock on the discard pile. If there is no stock left, the turn just ends.

back-cards = Until you discard, you may take back what you laid down in this turn, all of it or a part. What stays must still be a meld.
back-complete = You can't break up a complete set while a newer set of its rank is open.
back-take = When you take from the discard pile, that is for good, and so is everything on the table at that moment.
back-initial = There is one exception: while an initial meld is still short of its minimum, the upcard goes back on the pile if you take everything back.

sets-what = A set is three to { $whole } cards of one rank, 4 to ace, and at least two of them are naturals. The { $last } card makes it a canasta.
sets-no_wilds = Wild cards can't go into sets.
sets-wilds = It may hold { $wilds } at most.
sets-outnumber = It always has more naturals than wild cards.
sets-sevens = Sets of 7s take no wild cards at all.
sets-combine = A team has only one open set of each rank. New cards of that rank go onto it, and only when it is a canasta may you begin the next set.
sets-several = A team may keep several open sets of the same rank side by side.
sets-merge = Two open sets of a rank may be joined into one, as long as it then has no more than { $whole } cards, with { $wilds } at most. A set is never split.
sets-merge_pure = Two open sets of a rank may be joined into one, as long as it then has no more than { $whole } cards. A set is never split.
sets-add = A canasta still takes naturals of its rank, but no wild card.
sets-add_wilds = A canasta still takes wild cards, as many as a set may hold, but no natural.
sets-add_all = A canasta still takes naturals of its rank, and wild cards as many as a set may hold.
sets-closed = A canasta is closed: no card is ever added.

sequences-none = This game has no sequences: cards in a row make no meld.
sequences-what = A sequence is three to { $whole } cards of one suit in a row, with 4 the lowest and the ace the highest. The { $last } card makes it a samba, and a samba is closed.
sequences-no_wilds = Wild cards can't go into sequences.
sequences-wilds = It may hold { $wilds } at most, and it needs at least two naturals. When you lay a wild card down, say which card it stands for: it stays there.
sequences-one = In each suit a team begins only one sequence in a hand, never a second, not even after a samba.
sequences-several = A team may have more than one sequence of the same suit. They stay apart.

wild-what = Wild cards alone make a meld: three to { $whole } of them{ $jokers ->
        [0] .
       *[other] , 2s and jokers as you like.
    } The { $last } makes it complete, and then it is closed.
wild-names = A complete one is called a bolivia: a red bolivia is { $whole } 2s, a black one { $twos } and four jokers, and any other is mixed.
wild-names_two = A complete one is called a bolivia: a red bolivia is { $whole } 2s, and any other is mixed.
wild-none = Wild cards never make a meld by themselves.
wild-one_open = A team has one open wild meld at a time; when it is complete, you may begin a new one.
wild-several = A team may have several open wild melds. They stay apart.

initial-what = The first melds that your team lays down in a hand need a minimum of card points, all in one turn. After that, your melds need none in this hand.
initial-by = The minimum: { $minimums }.
initial-in_hand = { $points } in hand { $hand }
initial-below_short = { $points } below { $score }
initial-below = { $points } for a team whose score is below { $score }
initial-from = { $points } from { $score }
initial-always = { $points } whatever the score
initial-counts = All cards of the melds laid down in the turn count, wild cards too. Red 3s and bonuses don't.
initial-counts_naturals = All cards of the melds laid down in the turn count. Red 3s and bonuses don't.
initial-upcard = If you take the upcard for it, the upcard counts. You get the other cards of the pile only when you have reached the minimum, so they don't help you reach it.
initial-upcard_only = If you take the upcard for it, the upcard counts.
initial-short = You can't end your turn with less than the minimum on the table: add to it, or take everything back.

taking-holds = While the pile has fewer than { $cards }, nobody can take it.
taking-use = You take from the pile by melding its top card, the upcard, at once: { $ways }.
taking-pair = with two naturals of the same rank from your hand
taking-row = with two naturals of its suit from your hand that make three in a row with it
taking-wilds = with any two wild cards from your hand if it is wild itself
taking-three = You show exactly two cards of your hand, and with the upcard they must be a meld by themselves.
taking-unfrozen = If the pile isn't frozen and your team has melded, there is more: you may meld the upcard { $ways }.
taking-melded = If your team has melded, there is more: you may meld the upcard { $ways }.
taking-alone = by itself onto an open meld of your team that it fits
taking-pair_wild = with one natural of its rank and one wild card
taking-row_wild = with one natural and one wild card that make three in a row with it
taking-joins_set = If your team has an open set of the rank, the three cards go onto it; if they don't fit there, you can't take. Otherwise they begin a set.
taking-new_set = A pair and the upcard always begin a new set.
taking-new_row = Three in a row begin a new sequence, or go onto an open one that you name.
taking-joins_row = Three in a row go onto your team's sequence of that suit, or begin one if there is none.
taking-new_wild = Three wild cards begin a new wild meld, or go onto an open one that you name.
taking-joins_wild = Three wild cards go onto your team's open wild meld, or begin one if there is none.
taking-onto = A meld that you take onto may have { $cards } at most before the take.
taking-beyond = If you take with two naturals onto a set, those two may go beyond its { $last } card; the upcard may not. Otherwise no meld gets more than { $whole } cards this way.
taking-last = No meld gets more than { $whole } cards this way.
taking-all = Then the whole pile is yours.
taking-upcard_only = You get the upcard and nothing else.
taking-some = You get the upcard and the { $more } under it.
taking-some_or_all = You get the upcard and up to { $more } under it.
taking-to_hand = What came with the upcard goes into your hand, and you may play it in the same turn.
taking-face_down = What came with the upcard stays face down in front of you; you look at it after your discard and play it from your next turn on.
taking-initial = Before your team has melded you may take from the pile only to make the initial meld, and the pile counts as frozen for you.
taking-initial_never_frozen = Before your team has melded you may take from the pile only to make the initial meld, and only in the ways named first.
taking-melded_only = Your team must have melded in an earlier turn: you can't take from the pile for an initial meld.
taking-leaves_one = After the take you must still hold a card to discard.
taking-leaves_alone = After the take you must still hold a card to discard; if you get nothing but the upcard, you must hold two.
taking-leaves_alone_foot = After the take you must still hold a card to discard; if you get nothing but the upcard and have no foot to pick up, you must hold two.
taking-leaves_two = With the cards that you get, you must then hold two cards or more; fewer will do only if you can go out at once.
taking-leaves_two_upcard = After the take you must hold two cards or more; fewer will do only if you can go out at once.
taking-leaves_jokers = With the cards that you get, you must then hold two cards or more, or nothing but jokers; fewer will do only if you can go out at once.
taking-leaves_jokers_upcard = After the take you must hold two cards or more, or nothing but jokers; fewer will do only if you can go out at once.
taking-leaves_foot = While your foot is still to be picked up, fewer will do: you get it as soon as you hold no other card.

frozen-always = The pile is always frozen: only the cards named under “Taking the discard pile” take it, whatever is on the table.
frozen-never = In this game nothing freezes the pile.
frozen-while = The pile is frozen while { $cards } is anywhere in it.
frozen-means = You can't take the upcard of a frozen pile by itself, or with a wild card from your hand.
frozen-means_alone = You can't take the upcard of a frozen pile by itself.
frozen-means_wild = You can't take the upcard of a frozen pile with a wild card from your hand.
frozen-blocks = The pile is blocked for the next player if { $cards } is on top: they must draw.
frozen-wild_useless = A wild card on top doesn't block the pile, but you can't meld it, so you can't take it either.

card-wild = a wild card
card-red_three = a red 3
card-black_three = a black 3

red-what = Red 3s are worth points and nothing else. They go next to your melds, never into one, and are never discarded.
red-replaced = For each one you draw another card from the stock; if that is a red 3 too, you do the same again. If the stock is used up, you get nothing.
red-foot = Those in a foot are laid down when your first turn with the foot begins.
red-foot_at_once = If you pick up a foot in the middle of your turn, the red 3s in it are laid down at once, others when your next turn begins.
red-piles = The new card comes from the stock pile where you drew the red 3, or from the other one if that is used up; for a red 3 that was dealt, it comes from the fuller pile.
red-piles_declared = The new card comes from the fuller stock pile.
red-pile_replaced = One that you get with the discard pile is laid down and replaced as well.
red-pile_kept = One that you get with the discard pile is laid down, and nothing replaces it.
red-each = Each is worth { $points } points.
red-all = A team with all { $count } of them gets { $points } points for them instead.
red-left_as_tabled = One that is still in a hand when the hand ends counts as if it had been laid down.
red-left_nothing = One that has not been laid down when the hand ends scores nothing.
red-left = One that is still in a hand when the hand ends costs { $points } points.
red-left_foot = One that is still in a hand or a foot when the hand ends costs { $points } points.

red-laid-deal = Those you are dealt are laid down as soon as the first upcard is turned over; later ones as soon as you get them.
red-laid-deal_alone = Those you are dealt are laid down as soon as everybody has their cards; later ones as soon as you get them.
red-laid-turn = Those you are dealt are laid down when your first turn begins; later ones as soon as you draw them.
red-laid-declare = You have to remember them yourself: lay them down in your turn before you discard. One that you keep is good for nothing.

red-sign-never = On the table they count for their team whatever happens.
red-sign-not_melded = If the team has not melded when the hand ends, the same points are taken off.
red-sign-two_complete = If the team has fewer than two complete melds when the hand ends, the same points are taken off.

black-blocks = A black 3 on the discard pile keeps the next player from taking it.
black-left = One that is left over when the hand ends costs { $points } points.
black-when = They come last: your team must already have the complete melds it needs to go out, and you must go out in the same turn.
black-nothing = Melded like that, they are worth nothing.

black-out-never = Nobody ever melds black 3s, not even to go out.
black-out-set = The player who goes out may meld three or more of them as a set, without wild cards.
black-out-three = The player who goes out may meld three of them, no more and no fewer, as a set.
black-out-set_or_sequence = The player who goes out may meld three or more of them as a set, without wild cards, or put one below the 4 of a sequence that holds no wild card. A sequence with a black 3 is no samba.

feet-what = A foot is your second hand, of { $cards }.
feet-when_tabled = You pick it up at the end of the first turn in which a card of yours stays on the table: first you discard, then you pick it up. You play it from the next turn on.
feet-keep = So if you still have a foot to pick up, you may discard the last card of your hand.
feet-when_empty = You pick it up as soon as you hold no other card. If you lay your last card down, you go on with the foot in the same turn; if you discard it, you play the foot from your next turn on.
feet-at_once = What is on the table when you pick up the foot stays there, and an initial meld must have reached its minimum by then.
feet-after_pile = If you took from the discard pile in that turn, those cards come first, then the foot.
feet-after_pile_when_empty = In a turn in which cards from the discard pile wait face down for you, you must keep a card to discard. Then you pick those cards up, and the foot goes on waiting until you hold no other card.
feet-out = You can go out only when you have picked up your own foot. Your partners' feet still count against the team.
feet-out_one = You can go out only when you have picked up your own foot. Your partner's foot still counts against the team.
feet-out_alone = You can go out only when you have picked up your own foot.

asking-nobody = You have no partners, so there is nobody to ask.
asking-cost = Ask only if you mean it: a yes that you don't use costs { $points } points.
asking-foot = You can't ask before you have picked up your foot, nor in a turn in which you took from the discard pile.
asking-foot_only = You can't ask before you have picked up your foot.
asking-took = You can't ask in a turn in which you took from the discard pile.

asking-required-who = You may play your last card only after you have asked your partners “May I go out?” and all of them have said yes.
asking-required-who_one = You may play your last card only after you have asked your partner “May I go out?” and the answer was yes.
asking-required-when = You may ask once a turn, after you draw or take and before you discard. You may hold any number of cards then, and your team need not have its complete melds yet.
asking-required-first = So if your last cards are a meld, or the very cards that your team still needs, ask first and lay them down after the yes.
asking-required-answers = Your partners answer in the order of their seats. The first no settles it, and until you have the answer nothing else is played.
asking-required-answers_one = Your partner answers yes or no, and until then nothing else is played.
asking-required-cannot = You can't ask if you couldn't obey a no. For that you need two cards, one to discard and one to keep, in your hand or laid down in this turn. The exception is a single card that needs nothing but the yes.
asking-required-no = After a no you can't go out in this turn: take cards back until you can discard one and keep one.
asking-required-yes = After a yes you may still play something else, but the yes is good for this turn only.

asking-optional-who = You may ask your partners: “May I go out?” You may also go out without a word.
asking-optional-who_one = You may ask your partner: “May I go out?” You may also go out without a word.
asking-optional-when = You may ask once a turn, after you draw or take and before you discard. You may hold any number of cards then, and your team need not have its complete melds yet.
asking-optional-first = So you may ask before you lay down your last cards.
asking-optional-answers = Your partners answer in the order of their seats. The first no settles it, and until you have the answer nothing else is played.
asking-optional-answers_one = Your partner answers yes or no, and until then nothing else is played.
asking-optional-cannot = You can't ask if you couldn't obey a no. For that you need two cards, one to discard and one to keep, in your hand or laid down in this turn.
asking-optional-no = You have to obey the answer: after a no you can't go out in this turn.
asking-optional-yes = A yes is good for this turn only.

out-what = You go out by getting rid of every card: you lay them all down, or discard the last one. The hand ends at once.
out-needs = Your team needs at least { $needs } for that.
out-needs_nothing = Your team needs no complete melds for that.
out-any = Your team needs at least { $melds } for that.
out-among = Among these there must be at least { $needs }.
out-same_turn = You may complete them in this very turn, and make the initial meld in it too.
out-same_turn_only = You may complete them in this very turn.
out-same_turn_one = You may complete it in this very turn, and make the initial meld in it too.
out-same_turn_only_one = You may complete it in this very turn.
out-concealed_bonus = Going out in the turn of the initial meld, called concealed, earns { $points } points more.
out-concealed = Going out in the turn of the initial meld, called concealed, earns nothing extra.
out-sevens_red = Among the melds you need, a canasta of 7s doesn't count as a red canasta.
out-sevens_black = Among the melds you need, a canasta of 7s doesn't count as a black canasta.
out-sevens_both = Among the melds you need, a canasta of 7s counts neither as a red canasta nor as a black one.
out-foot_tabled = You must have picked up your own foot in an earlier turn.
out-foot_empty = You must have picked up your own foot.
out-yes = Before you play your last card, all your partners must have said yes.
out-yes_one = Before you play your last card, your partner must have said yes.
out-took = You can't go out in a turn in which you took from the discard pile.
out-else = If you can't go out, you may not play your last card.
out-else_pile = If you can't go out, you may not play your last card, unless you then pick up cards from the discard pile.
out-else_foot_pile = If you can't go out, you may not play your last card, unless you then pick up your foot or cards from the discard pile.
out-else_foot = If you can't go out, you may not play your last card, unless you pick up your foot then.

stock-short = If a turn begins with fewer than { $draw } in the stock, the hand is over. That comes before any red 3 is laid down.
stock-short_pile = You can't take from the discard pile instead.
stock-fewer = If the stock has fewer cards left than you should draw, you draw those.
stock-last = When the stock's last card is drawn, the hand goes on.
stock-must = With no stock left, you have to take from the discard pile if you can and your team has melded; if it has not, you may take for the initial meld or leave it.
stock-must_only = With no stock left, you have to take from the discard pile if you can.
stock-ends = The first player who doesn't take ends the hand.
stock-last_red_three = If a red 3 that you lay down in your turn was the very last card of the stock, you may still lay down cards, and go out with all of them, but there is no discard: otherwise the hand ends with you.
stock-nobody = If a hand ends like this, nobody gets the bonus for going out.

scores-melds = When a hand is over, each team adds up its complete melds first.
scores-canasta = A canasta is worth { $points }.
scores-red_canasta = A red canasta is worth { $points }.
scores-black_canasta = A black canasta is worth { $points }.
scores-sevens = A canasta of 7s is worth { $points }, red or black.
scores-sevens_red = A canasta of 7s is worth { $points }.
scores-red_sevens = A red canasta of 7s is worth { $points }.
scores-black_sevens = A black canasta of 7s is worth { $points }.
scores-samba = A samba is worth { $points }.
scores-red_samba = A red samba is worth { $points }.
scores-black_samba = A black samba is worth { $points }.
scores-wild = A complete wild meld is worth { $points }.
scores-bolivias = A red bolivia, 2s alone, is worth { $twos }; a black one, with four jokers, { $mixed }; any other, a mixed one, { $other }.
scores-bolivias_two = A red bolivia, 2s alone, is worth { $twos }; any other, a mixed one, { $other }.
scores-cards = A team adds the cards of all its melds, unfinished ones too: { $points }.
scores-joker = { $points } for a joker
scores-two = { $points } for a 2
scores-ace = { $points } for an ace
scores-high = { $points } for each card from 8 to king
scores-low = { $points } for each from 4 to 7
scores-black_three = { $points } for a black 3
scores-left = It takes off the same points for each card left in the team's hands.
scores-left_feet = It takes off the same points for each card left in the team's hands and feet.
scores-left_black = A black 3 that is left there costs { $points }.
scores-out = The team that went out gets { $points } more.
scores-cut = A cut of exactly { $cards } brings its team { $points } more.
scores-sum = With the points for red 3s and any penalties, that is the score of the hand, and it may be below zero.

match-target = The match is over when a team has { $target ->
        [one] { $target } point
       *[other] { $target } points
    } or more at the end of a hand. The highest score wins; if two teams have it, one more hand is played.
match-hands = After { $hands } hands the match is over, and the highest score wins. If scores are equal, the win is shared.
match-one_hand = The match is a single hand, and the highest score wins. If scores are equal, the win is shared.

offences-what = At this table you can break some rules, and each has its price.
offences-unused_yes = If you are told yes and don't go out, that costs { $points } points.
offences-claim = Reaching for an upcard that you can't use costs { $points } points. You can do that once a turn, before you draw.
offences-undeclared = A red 3 that you have not laid down when the hand ends costs { $points } points, whatever else red 3s are worth.
offences-after_no = If you try to go out after a no, you lose { $points } points, and the play doesn't count.
offences-short = If you discard while your initial meld is short, its cards come back to your hand, and for this hand the minimum of your team is { $points } higher, each time it happens.
offences-short_taken = If you took the upcard for it, you can't discard before the minimum is there: add to it, or take everything back.
offences-without_yes = If you go out without a yes, what you laid down in the turn comes back, and the discard too. You discard again, and can't go out in this turn.
offences-despite_no = If you go out after a no, what you laid down in the turn comes back, and the discard too. You discard again, and can't go out in this turn.

list-and = and
list-or = or
list-team = &

count-pack =
    { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
count-joker =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-hand =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
count-wild =
    { $n ->
        [one] { $n } wild card
       *[other] { $n } wild cards
    }
count-complete =
    { $n ->
        [one] { $n } complete meld of any kind
       *[other] { $n } complete melds of any kind
    }
count-red_meld =
    { $n ->
        [one] { $n } red canasta or samba
       *[other] { $n } red canastas or sambas
    }
count-black_meld =
    { $n ->
        [one] { $n } black canasta or samba
       *[other] { $n } black canastas or sambas
    }
count-samba =
    { $n ->
        [one] { $n } samba
       *[other] { $n } sambas
    }
count-red_canasta =
    { $n ->
        [one] { $n } red canasta
       *[other] { $n } red canastas
    }
count-black_canasta =
    { $n ->
        [one] { $n } black canasta
       *[other] { $n } black canastas
    }
count-wild_meld =
    { $n ->
        [one] { $n } complete wild meld
       *[other] { $n } complete wild melds
    }
count-sevens =
    { $n ->
        [one] { $n } canasta of 7s
       *[other] { $n } canastas of 7s
    }
count-whole =
    { $n ->
        [5] five
        [6] six
       *[7] seven
    }
count-last =
    { $n ->
        [5] fifth
        [6] sixth
       *[7] seventh
    }
count-two =
    { $n ->
        [1] one 2
        [2] two 2s
       *[3] three 2s
    }
