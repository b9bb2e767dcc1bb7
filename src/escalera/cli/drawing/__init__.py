"""Drawing: what a seat may see, as rich shows it. Everything is drawn from a `View` alone."""
