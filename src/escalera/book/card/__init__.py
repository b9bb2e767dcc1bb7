"""The rule card: parameters in words, what differs between tables, and the published variations."""
