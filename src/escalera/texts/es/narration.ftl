### Lo que hicieron los jugadores, contado en la terminal tras el nombre de cada uno, y lo que conviene saber.

told-drew = robó
told-drew-cards = robó { $n } cartas
told-took = tomó
told-took-cards = tomó { $n } cartas del pozo,
told-with = con { $cards }
told-onto = para m{ $number } ({ $family })
told-melded = bajó
told-added = añadió
told-to = a m{ $number } ({ $family })
told-merged = unió m{ $other } a m{ $number }
told-back = recogió
told-from = de m{ $number }
told-back-all = lo recogió todo
told-discarded = descartó
told-asked = preguntó: «¿Puedo cerrar?»
told-yes = dijo que sí
told-no = dijo que no
told-special = mostró una mano solo de jókers e hizo el descarte especial
told-declared = puso
told-claimed = intentó tomar una carta de arriba que no puede usar
told-ended = terminó la mano

## Lo que siguió por sí solo

told-laid = puso { $cards }
told-completed = completó una { $meld }: { $cards }
told-received = recibió { $cards } del pozo
told-foot = tomó el pie
told-froze = con lo que congela el pozo
told-penalty = multa de { $points }

## Lo que importa en este turno

note-short = Su bajada inicial tiene { $have } puntos hasta ahora: faltan { $more }.
note-enough = Su bajada inicial tiene { $have } puntos: hacían falta { $need }.
note-pending = Recibirá las demás cartas del pozo cuando llegue al mínimo; back lo deshace todo.
note-pending-alone = Escriba back para deshacerlo todo.
note-yes = Preguntó si podía cerrar. Respuesta de { $partners }: sí.
note-no = Preguntó si podía cerrar. Respuesta de { $partners }: no. En este turno no puede cerrar.
note-no-discard = La última carta del mazo fue un 3 rojo: baje lo que pueda, no hay descarte.
