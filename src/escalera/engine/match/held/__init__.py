"""What seats hold: turned up once a hand is over, and what a hand costs."""
