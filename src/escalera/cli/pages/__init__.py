"""Pages in the terminal: the book, score sheets, score pads, seasons, and tables of figures."""
