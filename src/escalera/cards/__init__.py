"""Cards, packs and shuffles: what every game needs and no game's rules."""
