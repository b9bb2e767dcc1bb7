"""`Game` and what it works with: positions, views, refusals, replay."""
