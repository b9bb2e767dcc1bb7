### Cada parámetro en la ficha de reglas: su nombre, y las palabras de sus valores.

group-cards = Cartas y reparto
group-pile = Pozo
group-melds = Combinaciones
group-out = Hace falta para cerrar
group-match = Bajada inicial y partida
group-points = Puntos de las cartas
group-bonuses = Premios
group-threes = Treses
group-extras = Mazo y faltas

fact-players = Jugadores para los que está hecho
fact-partner_counts = Dos equipos con tantos jugadores
fact-packs = Barajas de 52
fact-jokers = Jókers
fact-hand_cards = Cartas en una mano
fact-foot_cards = Cartas en un pie
fact-foot_taken = El pie se toma
fact-stock_piles = Mazos
fact-draw_cards = Cartas que se roban por turno
fact-upcard = Primera carta vuelta
fact-pile_take = Cartas que se toman, con la de arriba
fact-pile_minimum = Cartas que debe tener el pozo
fact-pile_face_down = Cartas tomadas boca abajo hasta el descarte
fact-always_frozen = Siempre congelado
fact-freeze_wild = Lo congela un comodín en él
fact-freeze_red_three = Lo congela un 3 rojo en él
fact-wild_blocks = Lo bloquea un comodín encima
fact-take_upcard_alone = La carta de arriba sola a una combinación abierta
fact-take_sequence = Se toma con dos seguidas
fact-wilds_qualify = Se toma con una natural y un comodín
fact-take_for_initial = Se toma para la bajada inicial
fact-take_onto_at_most = Cartas de la combinación a la que se toma, como mucho
fact-complete_cards = Cartas de una combinación completa
fact-sets_combine = Un solo grupo abierto de cada valor
fact-merge_sets = Se unen grupos abiertos de un valor
fact-add_to_complete = Naturales a una canasta
fact-wilds_to_complete = Comodines a una canasta
fact-wilds_in_set = Comodines en un grupo, como mucho
fact-naturals_outnumber = Más naturales que comodines en un grupo
fact-wilds_with_sevens = Comodines en grupos de sietes
fact-wilds_in_sequence = Comodines en una escalera, como mucho
fact-sequences = Escaleras
fact-one_sequence_per_suit = Una sola escalera de cada palo
fact-wild_melds = Combinaciones de comodines
fact-joker_discard = Descartar un jóker
fact-black_threes_out = Treses negros que se bajan al cerrar
fact-black_threes_score = Los treses negros bajados puntúan
fact-asking = Preguntar a los compañeros
fact-need_any = Combinaciones completas cualesquiera
fact-need_red = Canastas o sambas rojas
fact-need_black = Canastas o sambas negras
fact-need_samba = Sambas
fact-need_red_canasta = Canastas rojas
fact-need_black_canasta = Canastas negras
fact-need_wild = Combinaciones completas de comodines
fact-need_sevens = Canastas de sietes
fact-minimum_by = El mínimo depende de
fact-minimums = Bajada inicial
fact-minimum_scores = El mínimo sube con
fact-target = Partida a
fact-hands = Manos de la partida
fact-points_joker = Jóker
fact-points_two = 2
fact-points_ace = As
fact-points_high = Del 8 al rey
fact-points_low = Del 4 al 7
fact-points_black_three = 3 negro
fact-red_canasta = Canasta roja
fact-black_canasta = Canasta negra
fact-red_samba = Samba roja
fact-black_samba = Samba negra
fact-sevens_bonus = Canasta de sietes
fact-black_sevens_bonus = Canasta de sietes con comodines
fact-wild_mixed = Bolivia mixta: cualquier otra
fact-wild_black = Bolivia negra: con cuatro jókers
fact-wild_red = Bolivia roja: solo doses
fact-going_out_bonus = Cierre
fact-concealed_bonus = Cierre en mano, además
fact-red_three = 3 rojo
fact-red_three_all = Todos los treses rojos
fact-red_three_sign = Los treses rojos cuentan en contra
fact-red_three_in_hand = Un 3 rojo que queda cuesta
fact-red_threes_laid = Los treses rojos se ponen
fact-pile_red_three_replaced = El 3 rojo del pozo se repone
fact-black_three_in_hand = Un 3 negro que queda cuesta
fact-stock_end = Se acaba el mazo
fact-last_red_three = Un 3 rojo como última carta del mazo: turno sin descarte
fact-unused_yes_penalty = Un sí sin usar cuesta
fact-claim_penalty = Querer una carta de arriba inútil cuesta
fact-undeclared_penalty = Un 3 rojo sin mostrar cuesta
fact-out_after_no_penalty = Cerrar después de un no cuesta
fact-short_initial_raise = Una bajada inicial corta sube el mínimo
fact-out_without_yes_returns = Cerrar sin un sí: las cartas vuelven
fact-cut_bonus = Corte de exactamente 30
fact-cut_points = Puntos por el corte
fact-seats = Jugadores en la mesa

fact-plain-red_canasta = Canasta
fact-plain-red_samba = Samba
fact-plain-wild_mixed = Combinación completa de comodines

value-nothing = no se aplica
value-yes = sí
value-no = no
value-off = no
value-all = todas
value-none = ninguno
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

value-foot_taken-tabled = tras el primer turno con cartas bajadas
value-foot_taken-empty = cuando la mano se acaba

value-upcard-any = cualquiera
value-upcard-until_natural = la primera natural
value-upcard-not_red_three = la primera que no sea un 3 rojo
value-upcard-none = ninguna

value-wild_melds-none = ninguna
value-wild_melds-one_open = una abierta cada vez
value-wild_melds-several = varias abiertas

value-joker_discard-allowed = permitido
value-joker_discard-special = nunca; descarte especial

value-black_threes_out-never = ninguno
value-black_threes_out-set = grupo de tres o más
value-black_threes_out-three = grupo de tres exactos
value-black_threes_out-set_or_sequence = grupo de tres o más, o debajo del 4 de una escalera pura

value-asking-optional = opcional, obliga
value-asking-required = obligatorio

value-minimum_by-score = los puntos del equipo
value-minimum_by-hand = la mano

value-red_three_sign-never = nunca
value-red_three_sign-not_melded = si el equipo no ha bajado
value-red_three_sign-two_complete = con menos de dos combinaciones completas

value-red_threes_laid-deal = justo después del reparto
value-red_threes_laid-turn = al empezar el turno
value-red_threes_laid-declare = por cuenta del jugador

value-stock_end-play_on = se sigue con el pozo
value-stock_end-short = la mano termina
