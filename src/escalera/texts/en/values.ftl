### What a choice of a rule or a variation says: in forms with a large first letter, in a card's rows
### with a small one.

## Choices of parameters

value-foot_taken-tabled = After the first turn that leaves cards on the table
value-foot_taken-empty = When the hand is empty

value-upcard-any = Any card
value-upcard-until_natural = The first natural
value-upcard-not_red_three = The first that is not a red 3
value-upcard-none = None: the pile starts empty

value-wild_melds-none = None
value-wild_melds-one_open = One open at a time
value-wild_melds-several = Several open

value-joker_discard-allowed = Allowed
value-joker_discard-special = Only by the special discard

value-black_threes_out-never = None
value-black_threes_out-set = A set of three or more
value-black_threes_out-three = A set of exactly three
value-black_threes_out-set_or_sequence = A set of three or more, or below the 4 of a pure sequence

value-asking-optional = Optional, and the answer is binding
value-asking-required = Required

value-minimum_by-score = The team's score
value-minimum_by-hand = The number of the hand

value-red_three_sign-never = Never
value-red_three_sign-not_melded = If the team has not melded
value-red_three_sign-two_complete = With fewer than two complete melds

value-red_threes_laid-deal = Right after the deal
value-red_threes_laid-turn = At the start of the turn
value-red_threes_laid-declare = When the player declares them

value-stock_end-play_on = Play goes on from the pile
value-stock_end-short = The hand ends when a draw can't be filled

## Choices of variations

value-jokers-6 = 6 jokers
value-jokers-9 = 9 jokers

value-pile_take-5 = The upcard and the 4 cards under it
value-pile_take-all = The whole pile

value-samba_bonus-1000-700 = 1,000 and 700 points
value-samba_bonus-1500-1000 = 1,500 and 1,000 points

value-going_out-2any = Any two
value-going_out-2any-1red = Any two, at least one of them red
value-going_out-2red-1black = Two red and one black
value-going_out-1red-2black = One red and two black
value-going_out-1red-1black = One red and one black

value-hands-4 = Four hands: 50, 90, 120, 150
value-hands-3 = Three hands: 70, 120, 150

value-cut_bonus-off = None

## Zero where it is no number, and a chance

value-percent = { $n } in 100
value-zero-foot_cards = no foot
value-zero-sevens_bonus = as other canastas
value-zero-black_sevens_bonus = as one without wild cards
value-zero-red_three_all = nothing extra
value-zero-red_three_in_hand = nothing: it counts as laid down
value-zero-target = no target
value-zero-hands = until the target
value-zero-claim_penalty = not allowed
value-zero-out_after_no_penalty = not allowed
value-zero-short_initial_raise = not allowed
