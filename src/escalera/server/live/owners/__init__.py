"""Where several processes share a database, one of them plays at a table: its owner."""
