"""How many steps a second environments take: ours beside other projects' card games."""
