"""What a hand and a match come to: the worth of cards and melds, scores, and who has won."""
