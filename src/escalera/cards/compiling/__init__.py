"""How engine functions become machine code, and which code runs."""
