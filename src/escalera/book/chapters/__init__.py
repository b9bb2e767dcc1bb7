"""The book's chapters: each topic is a function from a rule set to messages."""
