"""What is wrong with a written hand: impossible, or doubtful."""
