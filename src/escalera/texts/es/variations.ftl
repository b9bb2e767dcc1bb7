### Las variantes que nombran los documentos, y las palabras para sus opciones.

variation-jokers = Jókers en la baraja
variation-pile_take = Lo que se toma del pozo
variation-wilds_qualify = Una natural y un comodín toman la carta de arriba
variation-samba_bonus = Una samba roja y una samba negra valen
variation-going_out = Combinaciones completas que hacen falta para cerrar
variation-hands = Duración de la partida y bajadas iniciales
variation-cut_bonus = Un premio por un corte exacto para el reparto
variation-self_policed = Los jugadores se vigilan entre sí, y puede haber faltas
