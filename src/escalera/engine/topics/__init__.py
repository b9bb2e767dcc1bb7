"""The rules, one topic a file: may it be done, and do it."""
