"""Listing what is legal, and what can still become of it."""
