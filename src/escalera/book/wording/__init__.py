"""What the book says as messages, and the words for them in a language."""
