### What each rule that a table may set means while one plays: an example under its field.

## Players and cards

means-partner_counts = If 4 is ticked, four players are two against two; if not, each plays alone.
means-packs = For example: with 3 there are twelve kings, with 4 sixteen.
means-jokers = For example: with 9 instead of 6, melds are filled up more easily.
means-hand_cards = For example: with 11 a hand is quick; with 15 you begin with more to build on.
means-foot_cards = For example: with 11, a second hand of 11 cards waits for you until you may pick it up.
means-foot_taken = It says how soon you see your second hand.
means-stock_piles = For example: with 2, two stacks to draw from stand side by side.
means-draw_cards = For example: with 2 you draw two cards and discard one, so hands grow.
means-upcard = It says what lies face up when the first player begins.

## Taking the pile

means-pile_take = For example: with 5 you get the top card and the four under it; the rest stays.
means-pile_minimum = For example: with 3, nobody takes the pile while only one or two cards lie there.
means-pile_face_down = If yes, you can’t use the cards you took before your next turn.
means-always_frozen = If yes, you always need two cards from your hand that go with the top card: naturals, or wild cards where the top card is wild and such melds are allowed.
means-freeze_wild = If yes, a 2 or a joker thrown on the pile makes it harder to take for everybody.
means-freeze_red_three = If yes, a red 3 that lies in the pile makes it harder to take for everybody.
means-wild_blocks = If yes, throwing a wild card keeps the next player from taking the pile.
means-take_upcard_alone = For example: three queens lie open in front of your team, and a queen on top brings you the pile.
means-take_sequence = For example: with the 5 and the 6 of spades you take the 7 of spades.
means-wilds_qualify = For example: with a king and a joker you take a king.
means-take_for_initial = If no, your team must have laid down melds in an earlier turn before it may take the pile.
means-take_onto_at_most = For example: with 6, the top card may be the seventh card of a meld; with 3, it goes only onto melds of three.

## Melds

means-complete_cards = For example: with 5, canastas come sooner and hands are shorter.
means-sets_combine = If no, your team may have two open sets of kings side by side.
means-merge_sets = For example: three kings and four kings become one canasta of seven.
means-add_to_complete = For example: an eighth king goes onto a canasta of kings, for its card points.
means-wilds_to_complete = If yes, you can get rid of wild cards on your canastas.
means-wilds_in_set = For example: with 2, a canasta has five naturals at least.
means-naturals_outnumber = For example: if yes, two 2s need three kings beside them.
means-wilds_with_sevens = If no, a canasta of 7s needs seven 7s.
means-wilds_in_sequence = For example: with 1, a joker may stand for the 6 between a 5 and a 7.
means-sequences = For example: 5, 6 and 7 of hearts. If no, only cards of one rank make melds.
means-one_sequence_per_suit = If yes, a second run of hearts can’t be begun, not even when the first is done.
means-wild_melds = For example: three 2s and a joker as a meld of their own.
means-joker_discard = If a joker can’t be thrown, nobody can stop the next player with one.
means-black_threes_out = It says what becomes of black 3s that you still hold when you go out.
means-black_threes_score = If no, they help you to go out, but bring no points.

## Going out

means-asking = If required, your partner has a say before the hand ends.
means-need_any = For example: with 2, your team needs two complete melds, of whatever kind.
means-need_red = For example: with 1, one complete meld without wild cards must be among your team’s.
means-need_black = For example: with 1, one complete meld with wild cards must be among your team’s.
means-need_samba = For example: with 1, nobody goes out without seven in a row.
means-need_red_canasta = For example: with 1, your team needs seven of a rank without a 2 or joker.
means-need_black_canasta = For example: with 1, your team needs a canasta with a 2 or joker in it.
means-need_wild = For example: with 1, your team needs a complete meld of wild cards alone.
means-need_sevens = For example: with 1, collecting 7s comes first.

## Initial meld and match

means-minimum_by = By score, the team ahead needs more to begin; by hand, all teams need the same.
means-minimums = For example: with 50, three aces are enough and three kings are not.
means-minimum_scores = For example: from 1,500 points on, a team’s first meld in a hand must be worth more.
means-target = For example: a match to 5,000 takes about half as long as one to 10,000.
means-hands = For example: with 4, the match is over after four hands, whatever the score.

## Card points

means-points_joker = It counts for you in a meld, and against you in your hand.
means-points_two = It counts for you in a meld, and against you in your hand.
means-points_ace = For example: with 20, three aces bring 60 points to the first meld.
means-points_high = For example: with 10, three kings bring 30 points to the first meld.
means-points_low = For example: with 5, three 6s bring 15 points to the first meld.
means-points_black_three = They count if somebody lays black 3s down when going out.

## Bonuses

means-red_canasta = For example: seven kings, without a 2 or joker.
means-black_canasta = For example: five kings and two jokers.
means-red_samba = For example: 5 to jack of hearts, without a 2 or joker.
means-black_samba = For example: 5 to jack of hearts, with a joker for one of them.
means-sevens_bonus = For example: with 5,000, a canasta of 7s is worth several others.
means-black_sevens_bonus = For example: five 7s and two jokers.
means-wild_mixed = For example: five 2s and two jokers.
means-wild_black = For example: three 2s and four jokers.
means-wild_red = For example: seven 2s.
means-going_out_bonus = For example: with 100 it is a small extra; with 500 it pays to hurry.
means-concealed_bonus = For example: your team lays down nothing for turns, and then you lay down everything at once.

## Red and black 3s

means-red_three = For example: with 100, two red 3s in front of your team are worth 200.
means-red_three_all = For example: 1,000 for a team that got every one of them.
means-red_three_sign = Red 3s are luck; this says when they turn into bad luck.
means-red_three_in_hand = For example: with 500, one in a foot that nobody picked up costs 500.
means-red_threes_laid = If the player has to remember, a forgotten red 3 brings nothing.
means-pile_red_three_replaced = If no, a red 3 that you find in the pile leaves you a card short.
means-black_three_in_hand = For example: with 100, you had better throw black 3s in time.

## End of the stock, offences, extras

means-stock_end = It says whether the hand still goes on when nobody can draw.
means-last_red_three = It is rare: whoever draws it plays the last turn of the hand.
means-unused_yes_penalty = For example: you ask, your partner says yes, and you play on: your team loses this.
means-claim_penalty = For example: you reach for a king, and have none to go with it.
means-undeclared_penalty = For example: you forgot to lay down a red 3 that you drew.
means-out_after_no_penalty = For example: your partner said no, and you try it all the same.
means-short_initial_raise = For example: with 10, a team that needed 50 and laid down 45 now needs 60.
means-out_without_yes_returns = If yes, you can forget to ask: your cards come back, and you discard again.
means-cut_bonus = For example: 5 times in 100, somebody cuts exactly the cards that one player gets.
means-cut_points = The team of whoever cuts exactly gets them.

## Variations with values of their own

means-samba_bonus = For example: 5 to jack of hearts without a wild card, and the same with a joker in it.
means-going_out = Until your team has them, you can’t play your last card.
means-self_policed = If yes, the page lets you make mistakes, as at a real table.
