### Las variaciones que nombran los documentos, y las palabras para sus opciones.

variation-jokers = Jókers en la baraja
variation-pile_take = Lo que se toma del pozo
variation-wilds_qualify = Una natural y un comodín toman la carta de arriba
variation-samba_bonus = Una samba roja y una samba negra valen
variation-going_out = Combinaciones completas que hacen falta para cerrar
variation-hands = Duración de la partida y bajadas iniciales
variation-cut_bonus = Un premio por levantar exactamente 30 cartas para el reparto
variation-self_policed = Los jugadores se vigilan entre sí, y puede haber faltas

choice-jokers-6 = 6 jókers
choice-jokers-9 = 9 jókers

choice-pile_take-5 = la carta de arriba y las 4 siguientes
choice-pile_take-all = el pozo entero

choice-samba_bonus-1000-700 = 1.000 y 700 puntos
choice-samba_bonus-1500-1000 = 1.500 y 1.000 puntos

choice-going_out-2any = dos cualesquiera
choice-going_out-2any-1red = dos cualesquiera, una de ellas roja
choice-going_out-2red-1black = dos rojas y una negra
choice-going_out-1red-2black = una roja y dos negras
choice-going_out-1red-1black = una roja y una negra

choice-hands-4 = cuatro manos: 50, 90, 120, 150
choice-hands-3 = tres manos: 70, 120, 150

choice-cut_bonus-off = ninguno
