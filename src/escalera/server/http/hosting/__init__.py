"""What a server says of itself: its privacy page, its health, its logs."""
