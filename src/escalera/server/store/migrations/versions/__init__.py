"""One file for each migration, the same for every database."""
