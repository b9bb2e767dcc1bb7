"""`Game` and what speaks for it: positions, views, refusals, replay."""
