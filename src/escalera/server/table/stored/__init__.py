"""A table as it is stored: its log read again and checked, its snapshot, and what is left of it."""
