### Each parameter on the rule card: its label, and the words for its values.

group-cards = Cards and deal
group-pile = Discard pile
group-melds = Melds
group-out = Needed to go out
group-match = Initial meld and match
group-points = Card points
group-bonuses = Bonuses
group-threes = 3s
group-extras = Stock and offences

fact-players = Players it is made for
fact-partner_counts = Players that make two teams
fact-packs = Packs of 52
fact-jokers = Jokers
fact-hand_cards = Cards in each hand
fact-foot_cards = Cards in each foot
fact-foot_taken = The foot is picked up
fact-stock_piles = Stock piles
fact-draw_cards = Cards you draw in a turn
fact-upcard = First upcard
fact-pile_take = Cards you take, counting the upcard
fact-pile_minimum = Cards the pile needs
fact-pile_face_down = Cards you take stay face down until you discard
fact-always_frozen = Always frozen
fact-freeze_wild = Frozen by a wild card in it
fact-freeze_red_three = Frozen by a red 3 in it
fact-wild_blocks = Blocked by a wild card on top
fact-take_upcard_alone = Upcard alone onto an open meld
fact-take_sequence = Taken with two in sequence
fact-wilds_qualify = Taken with a natural and a wild card
fact-take_for_initial = Taken for the initial meld
fact-take_onto_at_most = Cards in the open meld you take onto, at most
fact-complete_cards = Cards in a complete meld
fact-sets_combine = Only one open set of each rank
fact-merge_sets = Two open sets of a rank may be joined
fact-add_to_complete = Naturals onto a canasta
fact-wilds_to_complete = Wild cards onto a canasta
fact-wilds_in_set = Wild cards in a set, at most
fact-naturals_outnumber = More naturals than wild cards in a set
fact-wilds_with_sevens = Wild cards in sets of 7s
fact-wilds_in_sequence = Wild cards in a sequence, at most
fact-sequences = Sequences
fact-one_sequence_per_suit = Only one sequence in each suit
fact-wild_melds = Wild melds
fact-joker_discard = Discarding a joker
fact-black_threes_out = Melding black 3s to go out
fact-black_threes_score = Melded black 3s score
fact-asking = Asking partners
fact-need_any = Complete melds of any kind
fact-need_red = Red canastas or sambas
fact-need_black = Black canastas or sambas
fact-need_samba = Sambas
fact-need_red_canasta = Red canastas
fact-need_black_canasta = Black canastas
fact-need_wild = Complete wild melds
fact-need_sevens = Canastas of 7s
fact-minimum_by = Minimum depends on
fact-minimums = Initial meld
fact-minimum_scores = Minimum rises at
fact-target = Match to
fact-hands = Hands in a match
fact-points_joker = Joker
fact-points_two = 2
fact-points_ace = Ace
fact-points_high = 8 to king
fact-points_low = 4 to 7
fact-points_black_three = Black 3
fact-red_canasta = Red canasta
fact-black_canasta = Black canasta
fact-red_samba = Red samba
fact-black_samba = Black samba
fact-sevens_bonus = Canasta of 7s
fact-black_sevens_bonus = Canasta of 7s with wild cards
fact-wild_mixed = Mixed bolivia: any other
fact-wild_black = Black bolivia: with four jokers
fact-wild_red = Red bolivia: 2s alone
fact-going_out_bonus = Going out
fact-concealed_bonus = Extra for going out concealed
fact-red_three = Red 3
fact-red_three_all = All red 3s
fact-red_three_sign = Red 3s count against the team
fact-red_three_in_hand = A red 3 left over costs
fact-red_threes_laid = Red 3s are laid down
fact-pile_red_three_replaced = A red 3 from the pile is replaced
fact-black_three_in_hand = A black 3 left over costs
fact-stock_end = When the stock runs low
fact-last_red_three = No discard after a red 3 as the stock's last card
fact-unused_yes_penalty = A yes you don't use costs
fact-claim_penalty = Reaching for an upcard you can't use costs
fact-undeclared_penalty = A red 3 you don't declare costs
fact-out_after_no_penalty = Going out after a no costs
fact-short_initial_raise = A short initial meld raises the minimum by
fact-out_without_yes_returns = Going out without a yes: cards come back
fact-cut_bonus = Cut of exactly 30
fact-cut_points = Points for the cut
fact-seats = Players at the table

fact-plain-red_canasta = Canasta
fact-plain-red_samba = Samba
fact-plain-wild_mixed = Complete wild meld

value-nothing = does not apply
value-yes = yes
value-no = no
value-off = off
value-all = all
value-none = none
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

value-foot_taken-tabled = after the first turn that leaves cards on the table
value-foot_taken-empty = when the hand is empty

value-upcard-any = any card
value-upcard-until_natural = the first natural
value-upcard-not_red_three = the first that is not a red 3
value-upcard-none = none

value-wild_melds-none = none
value-wild_melds-one_open = one open at a time
value-wild_melds-several = several open

value-joker_discard-allowed = allowed
value-joker_discard-special = never; special discard

value-black_threes_out-never = never
value-black_threes_out-set = set of three or more
value-black_threes_out-three = set of exactly three
value-black_threes_out-set_or_sequence = set of three or more, or below the 4 of a pure sequence

value-asking-optional = optional, binding
value-asking-required = required

value-minimum_by-score = the team's score
value-minimum_by-hand = the hand

value-red_three_sign-never = never
value-red_three_sign-not_melded = if it has not melded
value-red_three_sign-two_complete = with fewer than two complete melds

value-red_threes_laid-deal = right after the deal
value-red_threes_laid-turn = when the turn starts
value-red_threes_laid-declare = when the player declares them

value-stock_end-play_on = play on from the pile
value-stock_end-short = the hand ends
