### The variations that the documents name, and the words for their choices.

variation-jokers = Jokers in the pack
variation-pile_take = Taken from the discard pile
variation-wilds_qualify = A natural and a wild card take the upcard
variation-samba_bonus = A red samba and a black samba are worth
variation-going_out = Complete melds that going out needs
variation-hands = Length of the match, and its initial melds
variation-cut_bonus = A bonus for an exact cut for the deal
variation-self_policed = Players watch each other, and offences can happen
