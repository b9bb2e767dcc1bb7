"""Game records as text: read, write, replay and verify."""
