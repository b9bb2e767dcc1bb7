"""A match as statements: what a record says, before any rule."""
