### Bots, interruptores y líneas de la hoja de puntos.

bot-greedy = Coleccionista
bot-greedy-about = Baja lo que puede y guarda lo que va junto.
bot-random = Al azar
bot-random-about = Juega cualquier cosa permitida.
bot-easy = Principiante
bot-easy-about = No ve parejas, olvida cartas que encajan y descarta sin cuidado.
bot-medium = Jugador de club
bot-medium-about = Planea bien sus turnos, pero a veces se equivoca y suele descartar sin mirar.
bot-hard = Maestro
bot-hard-about = Planea cada turno con exactitud, cuida lo que usted puede tomar y no se equivoca.
bot-expert = Gran maestro
bot-expert-about = Planea cada turno con exactitud y juega en su mente sus mejores planes antes de elegir.
bot-planner = Planificador
bot-planner-about = Reparte su mano con exactitud y sopesa cada descarte.
bot-search = Buscador
bot-search-about = Juega sus mejores planes con repartos de las cartas que no ve.

value-any-yes = Sí
value-any-no = No
value-jokers-6 = 6 jókers
value-jokers-9 = 9 jókers
value-pile_take-5 = La carta de arriba y las 4 que le siguen
value-pile_take-all = El pozo entero
value-samba_bonus-1000-700 = 1.000 y 700 puntos
value-samba_bonus-1500-1000 = 1.500 y 1.000 puntos
value-going_out-2any = Dos cualesquiera
value-going_out-2any-1red = Dos cualesquiera, al menos una roja
value-going_out-2red-1black = Dos rojas y una negra
value-going_out-1red-2black = Una roja y dos negras (2 o 3 jugadores)
value-going_out-1red-1black = Una roja y una negra (2 o 3 jugadores)
value-hands-4 = Cuatro manos
value-hands-3 = Tres manos
value-cut_bonus-off = Sin premio

line-cards-on-the-table = Cartas en la mesa
line-cards-in-hand = Cartas en la mano
line-red-canastas = Canastas rojas
line-black-canastas = Canastas negras
line-red-sambas = Sambas rojas
line-black-sambas = Sambas negras
line-canastas-of-7s = Canastas de sietes
line-wild-canastas = Canastas de comodines
line-red-3s = Treses rojos
line-red-3s-not-laid = Treses rojos sin mostrar
line-going-out = Cierre
line-cuts-of-30 = Cortes de 30
line-penalties = Multas

