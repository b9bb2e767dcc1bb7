"""What runs in processes of its own, so that tables play on: bots, and answers that take long."""
