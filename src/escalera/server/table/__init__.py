"""A table: its events, the commands that make them, its clocks. No input or output."""
