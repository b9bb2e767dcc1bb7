"""What a seat knows in the middle of a hand: its plays so far, and the table as it sees it."""
