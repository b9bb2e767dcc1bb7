"""Playing in the terminal: the match, what the player types, and what the table answers."""
