"""What the player types, and what it may mean."""
