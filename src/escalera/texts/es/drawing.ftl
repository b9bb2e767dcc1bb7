### Por qué no se puede dibujar una mesa.

fault-NO_RESVG = Para los píxeles de una mesa hace falta el extra pictures: pip install 'escalera[pictures]'.
