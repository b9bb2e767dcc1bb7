"""The commands about games at a real table: counted, summed up, on paper."""
