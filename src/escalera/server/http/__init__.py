"""The REST edge, the built client, and the server put together."""
