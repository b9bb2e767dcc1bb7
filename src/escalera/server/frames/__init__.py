"""What a table tells each seat, as messages and as bytes."""
