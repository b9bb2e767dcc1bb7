### Lo que dice una opción de una regla o variante: en formularios con mayúscula, en las filas de una
### ficha con minúscula.

## Opciones de parámetros

value-foot_taken-tabled = Tras el primer turno con cartas bajadas
value-foot_taken-empty = Cuando la mano se acaba

value-upcard-any = Cualquier carta
value-upcard-until_natural = La primera natural
value-upcard-not_red_three = La primera que no sea un 3 rojo
value-upcard-none = Ninguna: el pozo empieza vacío

value-wild_melds-none = Ninguna
value-wild_melds-one_open = Una abierta cada vez
value-wild_melds-several = Varias abiertas

value-joker_discard-allowed = Permitido
value-joker_discard-special = Solo con el descarte especial

value-black_threes_out-never = Ninguno
value-black_threes_out-set = Un grupo de tres o más
value-black_threes_out-three = Un grupo de tres exactos
value-black_threes_out-set_or_sequence = Un grupo de tres o más, o debajo del 4 de una escalera pura

value-asking-optional = Opcional, y la respuesta obliga
value-asking-required = Obligatorio

value-minimum_by-score = Los puntos del equipo
value-minimum_by-hand = El número de la mano

value-red_three_sign-never = Nunca
value-red_three_sign-not_melded = Si el equipo no ha bajado
value-red_three_sign-two_complete = Con menos de dos combinaciones completas

value-red_threes_laid-deal = Justo después del reparto
value-red_threes_laid-turn = Al empezar el turno
value-red_threes_laid-declare = Cuando el jugador los ponga

value-stock_end-play_on = Se sigue con el pozo
value-stock_end-short = La mano termina cuando no alcanza para robar

## Opciones de variantes

value-jokers-6 = 6 jókers
value-jokers-9 = 9 jókers

value-pile_take-5 = La carta de arriba y las 4 siguientes
value-pile_take-all = El pozo entero

value-samba_bonus-1000-700 = 1.000 y 700 puntos
value-samba_bonus-1500-1000 = 1.500 y 1.000 puntos

value-going_out-2any = Dos cualesquiera
value-going_out-2any-1red = Dos cualesquiera, al menos una de ellas roja
value-going_out-2red-1black = Dos rojas y una negra
value-going_out-1red-2black = Una roja y dos negras
value-going_out-1red-1black = Una roja y una negra

value-hands-4 = Cuatro manos: 50, 90, 120, 150
value-hands-3 = Tres manos: 70, 120, 150

value-cut_bonus-off = Ninguno

## El cero donde no es un número, y una probabilidad

value-percent = { $n } de cada 100
value-zero-foot_cards = sin pie
value-zero-sevens_bonus = como otras canastas
value-zero-black_sevens_bonus = como una sin comodines
value-zero-red_three_all = sin suma especial
value-zero-red_three_in_hand = nada: cuenta como puesto
value-zero-target = sin meta
value-zero-hands = hasta la meta
value-zero-claim_penalty = no permitido
value-zero-out_after_no_penalty = no permitido
value-zero-short_initial_raise = no permitido
