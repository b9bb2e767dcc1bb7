"""Drawing what a seat may see, with rich. Everything is drawn from a `View` alone."""
