### Las jugadas en palabras, y las palabras junto a los dibujos del libro.

play-draw = Robar.
play-take_alone = Tomar la carta de arriba con la combinación { $meld }.
play-take = Tomar con { $cards }.
play-take_to = Tomar con { $cards }, a la combinación { $meld }.
play-meld = Bajar { $cards }.
play-add = Añadir { $cards } a la combinación { $meld }.
play-back = Recoger { $cards } de la combinación { $meld }.
play-back_all = Recogerlo todo.
play-merge = Unir las combinaciones { $meld } y { $other }.
play-ask = Preguntar: «¿Puedo cerrar?»
play-yes = Responder que sí.
play-no = Responder que no.
play-discard = Descartar { $cards }.
play-special = Hacer el descarte especial.
play-declare = Poner el 3 rojo: { $cards }.
play-claim = Intentar tomar la carta de arriba.
play-end = Terminar la mano.

offence-points = Cuesta { $points } puntos.
offence-raised = Las cartas de la bajada inicial vuelven a su mano, y en esta mano el mínimo sube { $points }.
offence-returned = Todas las cartas que jugó en este turno vuelven a su mano, y en este turno ya no puede cerrar.

page-hand = Su mano
page-meld = Combinación { $number }
page-laid = Bajadas en este turno
page-pile = Pozo, la carta de arriba al final
page-legal = Permitido.
page-illegal = No permitido.
page-offence = Es una falta.
page-card = Ficha de reglas
page-book = Libro de reglas
page-players = { $seats } jugadores
page-source = Fuente: { $credit }
page-agreed = { $label }: { $right } en lugar de { $left }.
page-same = No hay diferencias.
page-difference = Qué cambia
page-played_here = así se juega aquí
page-usual = como en el libro de reglas
page-for_players = { $players } jugadores
