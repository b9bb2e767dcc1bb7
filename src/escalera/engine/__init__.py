"""The engine: plain functions over fixed-size records, and `Game`, the friendly face on them."""
