### The variations that the documents name, and the words for their choices.

variation-jokers = Jokers in the pack
variation-pile_take = Taken from the discard pile
variation-wilds_qualify = A natural and a wild card take the upcard
variation-samba_bonus = A red samba and a black samba are worth
variation-going_out = Complete melds that going out needs
variation-hands = Length of the match, and its initial melds
variation-cut_bonus = A bonus for lifting off exactly 30 cards for the deal
variation-self_policed = Players watch each other, and offences can happen

choice-jokers-6 = 6 jokers
choice-jokers-9 = 9 jokers

choice-pile_take-5 = the upcard and the 4 cards under it
choice-pile_take-all = the whole pile

choice-samba_bonus-1000-700 = 1,000 and 700 points
choice-samba_bonus-1500-1000 = 1,500 and 1,000 points

choice-going_out-2any = any two
choice-going_out-2any-1red = any two, one of them red
choice-going_out-2red-1black = two red and one black
choice-going_out-1red-2black = one red and two black
choice-going_out-1red-1black = one red and one black

choice-hands-4 = four hands: 50, 90, 120, 150
choice-hands-3 = three hands: 70, 120, 150

choice-cut_bonus-off = none
