"""What the page needs of the engine, written as TypeScript and JSON: `python -m tools.page`."""
