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
chapter-asking = Asking your partners
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
table-kinds = Cards from 4 to ace are naturals. 2s and jokers are wild: in a meld they may help naturals out. Red 3s and black 3s belong to neither, and have chapters of their own.
table-colours = A meld without a wild card is called red, or pure; one with a wild card is black, or mixed. Hearts or spades make no difference to that.

deal-dealer = Everybody draws a card, and the highest deals: aces are high, 2s low. Jokers, 3s and ties draw again. Later on the deal moves one seat to the left each hand. The player left of the dealer plays first.
deal-hand = Each player is dealt { $hand }, face down.
deal-scorekeeper = Everybody draws a card, and the highest keeps the score and counts as the dealer: aces are high, 2s low. Jokers, 3s and ties draw again. Later on this moves one seat to the left each hand. The player left of the scorekeeper plays first.
deal-feet = Everybody deals for themselves: lift { $cards } off the pack and count them into two face-down stacks, { $hand } on the left and { $foot } on the right. The left stack goes to the player on your left and is their hand. The right one stays with you and is your foot: nobody looks at it before it is picked up.
deal-stock_1 = What is left over goes face down in the middle: the stock.
deal-stock_2 = What is left over is split into two face-down stock piles of much the same height.
deal-cut = Whoever lifts off exactly 30 cards for the deal has { $points } points for the team; at this table that happens { $chance } times in 100.
deal-no_cut = Some play that lifting off exactly 30 cards is worth { $points } points to the team; at this table it isn't.

deal-upcard-any = One card of the stock is turned over. It begins the discard pile, whatever it may be.
deal-upcard-until_natural = Cards of the stock are turned over, one on the other, until a natural shows: they begin the discard pile.
deal-upcard-not_red_three = A card of the stock is turned over to begin the discard pile; on a red 3 the next one is turned too.
deal-upcard-none = No card is turned over: the discard pile begins with the first discard.

aim-melds = You collect melds: sets are cards of one rank, sequences cards of one suit in order. With { $whole } cards a meld is complete and earns a bonus: a complete set is a canasta, a complete sequence a samba.
aim-sets = You collect melds: sets are cards of one rank. With { $whole } cards a meld is complete and earns a bonus: a complete set is a canasta.
aim-wild = Wild cards alone make a complete meld too, { $whole } of them.
aim-bolivia = Wild cards alone make a complete meld too, { $whole } of them: a bolivia.
aim-hand = A hand ends when somebody goes out by playing their last card, which is worth { $points } points. Cards on the table count for a team, cards left over against it.
aim-target = Hand follows hand until a team has { $target } points.
aim-hands = A match is { $hands } long.

turn-draw = First you draw { $draw } from the stock, or you take from the discard pile if the upcard serves you.
turn-each_pile = You draw from both stock piles by turns; when one is used up, from the other.
turn-fuller_pile = You draw from the stock pile that holds more cards.
turn-meld = Then you may lay down new melds and add to your team's melds, as many as you like or none. Cards of your opponents' melds are none of your business.
turn-discard = At the end you put one card on the discard pile. Unless you go out, you have to have a card to discard and keep another one.
turn-special_piles = That card comes from the fuller stock pile.
turn-stuck = If after drawing you find that there is nothing at all you may do, the hand is over.

turn-jokers-allowed = Any card may be the discard, a joker as well, but never a red 3.
turn-jokers-special = A joker is never discarded. If jokers are all you hold, you have nothing else to take back and you don't go out, you make the special discard instead: show that you hold only jokers, keep them, and put the top card of the stock on the discard pile. With no stock left, the turn just ends.

back-cards = As long as you have not discarded, what you laid down in this turn may come back into your hand, in part or as a whole. Whatever stays must still be a meld.
back-complete = A complete set can't be broken up again while a newer set of its rank is open.
back-take = Taking from the discard pile is for good, and so is everything that lay on the table at that moment.
back-initial = There is one exception: while an initial meld is still short of its minimum, the upcard goes back on the pile if you take back everything.

sets-what = A set is made of three to { $whole } cards of one rank, 4 to ace, and at least two of them are naturals. The { $last } card makes it a canasta.
sets-no_wilds = Wild cards don't belong in sets.
sets-wilds = It may hold { $wilds } at most.
sets-outnumber = At every size there are more naturals than wild cards in it.
sets-sevens = Sets of 7s take no wild cards at all.
sets-combine = There is only one open set of each rank for a team. New cards of that rank go onto it, and only when it is a canasta may the next set be begun.
sets-several = A team may keep several open sets of the same rank side by side.
sets-merge = Two open sets of a rank may be joined into one, as long as it then has no more than { $whole } cards, with { $wilds } at most. A set is never split.
sets-merge_pure = Two open sets of a rank may be joined into one, as long as it then has no more than { $whole } cards. A set is never split.
sets-add = A canasta still takes naturals of its rank, but no wild card.
sets-add_wilds = A canasta still takes wild cards, as many as a set may hold, but no natural.
sets-add_all = A canasta still takes naturals of its rank, and wild cards as many as a set may hold.
sets-closed = A canasta is closed: no card is ever added.

sequences-none = This game has no sequences: cards in a row make no meld.
sequences-what = A sequence is made of three to { $whole } cards of one suit that follow each other, with 4 as the lowest and the ace as the highest. The { $last } card makes it a samba, and a samba is closed.
sequences-no_wilds = Wild cards don't belong in sequences.
sequences-wilds = It may hold { $wilds } at most, beside at least two naturals. Name the card that a wild card stands for when you lay it down: there it stays.
sequences-one = In each suit a team begins one sequence in a hand, and never a second, not even after a samba.
sequences-several = A team may have more than one sequence of the same suit. They stay apart.

wild-what = Wild cards alone make a meld: three to { $whole } of them, 2s and jokers as you like. The { $last } makes it complete, and then it is closed.
wild-names = A complete one is called a bolivia: a red bolivia is { $whole } 2s, a black one { $twos } and four jokers, and any other is mixed.
wild-none = Wild cards never make a meld by themselves.
wild-one_open = A team has one open wild meld at a time; a new one may follow when it is complete.
wild-several = A team may have several open wild melds. They stay apart.

initial-what = The first time in a hand that your team lays down melds, they need a minimum of card points, all in one turn. After that, no meld of yours needs one in this hand.
initial-by = The minimum: { $minimums }.
initial-in_hand = { $points } in hand { $hand }
initial-below_short = { $points } below { $score }
initial-below = { $points } for a team whose score is below { $score }
initial-from = { $points } from { $score }
initial-always = { $points } whatever the score
initial-counts = All cards of the melds laid down in the turn count, wild cards too. Red 3s and bonuses don't.
initial-upcard = An upcard that you take for it counts. The other cards of the pile are yours only once the minimum is reached, and don't help you reach it.
initial-short = You can't end your turn with less than the minimum on the table: add to it, or take everything back.

taking-holds = While the pile has fewer than { $cards }, nobody can take it.
taking-use = You take from the pile by melding its top card, the upcard, on the spot: { $ways }.
taking-pair = with two naturals of the same rank from your hand
taking-row = with two naturals of its suit from your hand that make three in a row with it
taking-wilds = with any two wild cards from your hand if it is wild itself
taking-three = You show exactly two cards of your hand, and with the upcard they must be a meld by themselves.
taking-unfrozen = If the pile isn't frozen and your team has melded, there is more: you may meld the upcard { $ways }.
taking-melded = If your team has melded, there is more: you may meld the upcard { $ways }.
taking-alone = by itself onto an open meld of your team that it fits
taking-pair_wild = with one natural of its rank and one wild card
taking-row_wild = with one natural and one wild card that make three in a row with it
taking-joins_set = If your team has an open set of the rank, the three cards go onto it; where they don't fit, you can't take. Otherwise they begin a set.
taking-new_set = A pair and the upcard always begin a new set.
taking-new_row = Three in a row begin a new sequence, or go onto an open one that you name.
taking-joins_row = Three in a row go onto your team's sequence of that suit, and begin it where there is none.
taking-new_wild = Three wild cards begin a new wild meld, or go onto an open one that you name.
taking-joins_wild = Three wild cards go onto your team's open wild meld, and begin one where there is none.
taking-onto = A meld that you take onto may have { $cards } at most before that.
taking-beyond = The upcard is the { $last } card of its meld at the latest; the naturals from your hand may go beyond.
taking-last = No meld gets more than { $whole } cards this way.
taking-all = The whole pile is yours then.
taking-upcard_only = The upcard is all that you get.
taking-some = You get the upcard and the { $more } under it.
taking-some_or_all = You get the upcard and up to { $more } under it.
taking-to_hand = What came with the upcard goes into your hand, and you may play it in the same turn.
taking-face_down = What came with the upcard stays face down before you; you look at it after your discard and play it from your next turn on.
taking-initial = Before your team has melded you may take from the pile only to make the initial meld, and under the same conditions as with a frozen pile.
taking-melded_only = Your team must have melded in an earlier turn: nobody takes from the pile for an initial meld.
taking-leaves_one = After it you must still hold a card to discard.
taking-leaves_two = When you have everything, you must hold two cards or more; fewer are enough only if you may go out at once.
taking-leaves_jokers = When you have everything, you must hold two cards or more, or nothing but jokers; otherwise fewer are enough only if you may go out at once.

frozen-always = The pile is frozen all the time: only the cards named under “Taking the discard pile” take it, however the table looks.
frozen-never = In this game nothing freezes the pile.
frozen-while = The pile is frozen while { $cards } is anywhere in it.
frozen-means = From a frozen pile nobody takes the upcard by itself or with the help of a wild card from the hand.
frozen-means_alone = From a frozen pile nobody takes the upcard by itself.
frozen-means_wild = From a frozen pile nobody takes the upcard with the help of a wild card from the hand.
frozen-blocks = The pile is blocked for the next player if { $cards } is on top: they must draw.
frozen-wild_useless = A wild card on top doesn't block, but there is no way to meld it, so it can't be taken either.

card-wild = a wild card
card-red_three = a red 3
card-black_three = a black 3

red-what = Red 3s are worth points and nothing else. They are put beside your melds, never into one, and never on the discard pile.
red-replaced = Each is made good by the next card of the stock, and if that is a red 3 again, the same happens once more. When the stock is used up, nothing comes.
red-foot = Those in a foot are laid when your first turn with the foot begins.
red-foot_at_once = Those in a foot that you pick up while your turn goes on are laid at once, the others when your next turn begins.
red-piles = The new card comes from the stock pile from which the red 3 was drawn, or else from the other one; for a red 3 that was dealt, from the fuller.
red-pile_replaced = One that you get with the discard pile is laid and replaced as well.
red-pile_kept = One that you get with the discard pile is laid, and nothing replaces it.
red-each = Each is worth { $points } points.
red-all = A team with all { $count } of them has { $points } points for them instead.
red-left_as_tabled = One that is still in a hand when the hand ends counts as if it had been laid.
red-left = One that is still in a hand when the hand ends costs { $points } points.
red-left_foot = One that is still in a hand or a foot when the hand ends costs { $points } points.

red-laid-deal = Those you are dealt are laid as soon as the first upcard is turned up; later ones as soon as you get them.
red-laid-turn = Those you are dealt are laid when your first turn begins; later ones as soon as you draw them.
red-laid-declare = You have to think of them yourself: lay them in your turn before you discard. One that you keep is of no use for anything.

red-sign-never = On the table they count for their team whatever happens.
red-sign-not_melded = If the team has not melded when the hand ends, the same points are taken off.
red-sign-two_complete = If the team has fewer than two complete melds when the hand ends, the same points are taken off.

black-blocks = Put on the discard pile, a black 3 keeps the next player from taking it.
black-left = One that is left over when the hand ends costs { $points } points.
black-when = They are the last thing: the complete melds that going out needs must lie there, and you must go out in the same turn.
black-nothing = Laid down like that, they are worth nothing.

black-out-never = Nobody ever melds black 3s, not even to go out.
black-out-set = The player who goes out may meld three or more of them as a set, without wild cards.
black-out-three = The player who goes out may meld three of them, no more and no fewer, as a set.
black-out-set_or_sequence = The player who goes out may meld three or more of them as a set, without wild cards, or put one below the 4 of a sequence that holds no wild card. A sequence with a black 3 is no samba.

feet-what = A foot is your second hand, of { $cards }.
feet-when_tabled = It becomes yours at the end of the first turn in which a card of yours stays on the table: first you discard, then you pick it up. You play it from the next turn on.
feet-keep = So with a foot to pick up, the discard may be the last card of your hand.
feet-when_empty = It becomes yours as soon as you hold no other card: when your last one is laid down you pick the foot up and go on with it in the same turn; when your last one is the discard, you pick it up then and play it from your next turn on.
feet-at_once = What lies on the table when you pick the foot up stays there, and an initial meld must have its minimum by then.
feet-after_pile = If you took from the discard pile in that turn, those cards come first, then the foot.
feet-out = Only a player who has picked up their own foot can go out. The feet of partners still count against the team.

asking-nobody = You have no partners, so there is nobody to ask.
asking-cost = Ask only if you mean it: a yes that you don't use costs { $points } points.
asking-foot = You can't ask before you have picked up your foot, nor in a turn in which you took from the discard pile.
asking-foot_only = You can't ask before you have picked up your foot.
asking-took = You can't ask in a turn in which you took from the discard pile.

asking-required-who = Your last card may go only after you have asked your partners “May I go out?” and all of them have said yes.
asking-required-when = One question a turn is allowed, after drawing or taking and before discarding. You may hold any number of cards then, and the melds needed may still be missing.
asking-required-first = So if your last cards are a meld, or the very cards that your team still needs, ask first and lay them down after the yes.
asking-required-answers = Your partners answer in the order of their seats. The first no is the answer, and until then nothing else is played.
asking-required-cannot = You can't ask if you couldn't obey a no, which takes two cards: one to discard and one to keep, in your hand or laid down in this turn. A single card that waits for nothing but the yes is the exception.
asking-required-no = After a no you can't go out in this turn: take back cards until you can discard one and keep one.
asking-required-yes = After a yes you are still free to play something else, and the yes is gone with this turn.

asking-optional-who = You may ask your partners: “May I go out?” You may also go out without a word.
asking-optional-when = One question a turn is allowed, after drawing or taking and before discarding. You may hold any number of cards then, and the melds needed may still be missing.
asking-optional-first = So you may ask before you lay down what goes out with you.
asking-optional-answers = Your partners answer in the order of their seats. The first no is the answer, and until then nothing else is played.
asking-optional-cannot = You can't ask if you couldn't obey a no, which takes two cards: one to discard and one to keep, in your hand or laid down in this turn.
asking-optional-no = What they say is binding: after a no you can't go out in this turn.
asking-optional-yes = A yes is meant for this turn.

out-what = You go out by getting rid of every card: all of them on the table, or the last one as a discard. The hand ends there and then.
out-needs = Your team needs at least { $needs } for that.
out-needs_nothing = Your team needs no complete melds for that.
out-any = Your team needs at least { $melds } for that.
out-among = Among these must be at least { $needs }.
out-same_turn = They may become complete in this very turn, and the initial meld may be made in it.
out-concealed_bonus = Going out in the turn of the initial meld, called concealed, earns { $points } points more.
out-concealed = Going out in the turn of the initial meld, called concealed, earns nothing extra.
out-sevens = Canastas of 7s count only as such, not as red canastas.
out-took = In a turn in which you took from the discard pile you can't go out.
out-else = Whoever can't go out may not play the last card.

stock-short = If a turn begins with fewer than { $draw } in the stock, the hand is over. That is looked at before any red 3 is laid.
stock-short_pile = Nobody may then take from the discard pile instead.
stock-fewer = If the stock has too few cards left, you draw those.
stock-last = When the stock's last card is drawn, the hand goes on.
stock-must = With no stock left, a player who can take from the discard pile has to, if the team has melded; if it has not, they may take for the initial meld or leave it.
stock-must_only = With no stock left, a player who can take from the discard pile has to.
stock-ends = The first player who doesn't take ends the hand.
stock-last_red_three = If a red 3 that you lay in your turn was the very last card of the stock, you may still lay down cards, and go out with all of them, but there is no discard: otherwise the hand ends with you.
stock-nobody = A hand that ends like this has no bonus for going out.

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
scores-cards = Then the cards of all its melds, unfinished ones too: { $points }.
scores-joker = { $points } for a joker
scores-two = { $points } for a 2
scores-ace = { $points } for an ace
scores-high = { $points } for each card from 8 to king
scores-low = { $points } for each from 4 to 7
scores-black_three = { $points } for a black 3
scores-left = The same points are taken off for each card that is left in the hands of the team.
scores-left_feet = The same points are taken off for each card that is left in the hands and feet of the team.
scores-left_black = A black 3 that is left there costs { $points }.
scores-out = The team that went out has { $points } more.
scores-cut = A cut of exactly 30 brings its team { $points } more.
scores-sum = With the points for red 3s and any penalties, that is the score of the hand, and it may be below zero.

match-target = The match is over when a team has { $target } points or more at the end of a hand. The highest score wins; if two have it, one more hand is played.
match-hands = After { $hands } hands the match is over, and the highest score wins. Equal scores share the win.
match-one_hand = The match is a single hand, and the highest score wins. Equal scores share the win.

offences-what = Some things are allowed to happen, and have their price.
offences-unused_yes = If you are told yes and don't go out, that costs { $points } points.
offences-claim = Reaching for an upcard that you can't use costs { $points } points. It can happen once a turn, before you draw.
offences-undeclared = A red 3 that you did not lay before the hand ended costs { $points } points, whatever else red 3s are worth.
offences-after_no = Going out after a no has no effect but { $points } points off.
offences-short = If you discard while your initial meld is short, its cards come back to your hand, and for this hand the minimum of your team is { $points } higher, each time it happens.
offences-without_yes = If you go out without a yes, what you laid down in the turn comes back, and the discard too. You discard again, and can't go out in this turn.

list-and = and
list-or = or

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
