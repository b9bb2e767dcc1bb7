"""Every message and answer, as data."""
