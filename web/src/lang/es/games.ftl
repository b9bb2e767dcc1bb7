### Bots, interruptores y líneas de la hoja de puntos.

bot-greedy = Coleccionista
bot-random = Al azar
bot-easy = Principiante
bot-medium = Jugador de club
bot-hard = Maestro
bot-expert = Gran maestro
bot-planner = Planificador
bot-search = Buscador

value-any-yes = Sí
value-any-no = No

line-cards-on-the-table = Cartas en la mesa
line-cards-in-hand = Cartas en la mano
line-red-canastas = Canastas rojas
line-black-canastas = Canastas negras
line-red-sambas = Sambas rojas
line-black-sambas = Sambas negras
line-canastas-of-7s = Canastas de sietes
line-wild-canastas = Canastas de comodines
line-red-3s = Treses rojos
line-red-3s-not-laid = Treses rojos sin poner
line-going-out = Cierre
line-cuts-of-30 = Cortes exactos
line-penalties = Multas
