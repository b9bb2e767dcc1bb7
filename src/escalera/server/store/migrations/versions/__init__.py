"""One file a migration, the same for every database."""
