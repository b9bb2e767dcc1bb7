"""A match on a pad: its hands, how it stands, and several of them as a season."""
