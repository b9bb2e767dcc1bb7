"""The best way to arrange a hand on the table, exactly."""
