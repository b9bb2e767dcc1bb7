"""What melds, cards and the state of the hand are worth, by weights that are data."""
