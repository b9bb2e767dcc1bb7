"""The exact best way to arrange a hand on the table."""
