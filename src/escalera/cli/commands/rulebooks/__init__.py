"""The commands that say what the rules are."""
