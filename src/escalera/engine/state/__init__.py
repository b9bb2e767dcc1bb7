"""A hand and a rule set as fixed-size records, and what they hold."""
