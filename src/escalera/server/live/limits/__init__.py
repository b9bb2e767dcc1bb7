"""How much one person, connection or address may ask, make and hold open."""
