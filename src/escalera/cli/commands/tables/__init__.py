"""The commands that play, at a terminal, among bots or for browsers, and measure the engine."""
