### Las páginas del libro de reglas: el libro, la ficha, las diferencias, el árbitro, las lecciones.
### Lo que dice un libro viene del servidor.


book-of = { $game }
book-parts = Partes del libro de reglas
book-part-book = Libro de reglas
book-part-card = Ficha de reglas
book-part-differs = Diferencias
book-part-referee = ¿Puedo …?
book-part-lessons = Lecciones
book-settings = { $players } jugadores, { $n ->
    [0] todo como en el libro de reglas
    [one] 1 regla propia
   *[other] { $n } reglas propias
}: cambiar
book-as-document = Todo como en el libro de reglas
book-contents = Índice
book-variations = Variantes por acordar
book-played-here = así se juega aquí
book-usual = como en el libro de reglas
book-for-players = { $players } jugadores
book-laid = Bajadas en este turno
book-hand = Mano
book-meld = Combinación { $n }
book-pile = Pozo, la carta de arriba al final
book-none = nada
book-legal = Permitido.
book-illegal = No permitido.
book-offence = Es una falta.
book-offence-points = Cuesta { $points } puntos.
book-offence-raised = Las cartas de la bajada inicial vuelven a su mano, y en esta mano el mínimo sube { $points }.
book-offence-returned = Todas las cartas que jugó en este turno vuelven a su mano, y en este turno ya no puede cerrar.
book-ask-this = Preguntar al árbitro
book-print = Imprimir la ficha

book-differs-from = Qué cambia respecto de
book-differs-document = el libro de reglas
book-document = Libro de reglas
book-differs-none = Nada: son las mismas reglas.

book-referee-about = Ponga lo que hay en su mesa, elija la jugada en cuestión y pregunte. El enlace lo contiene todo: envíelo a quien no esté de acuerdo.
book-position = La posición
book-position-about = Elija un lugar y toque las cartas que están ahí. Al tocar una carta puesta, se quita.
book-turn = A quién le toca
book-seat = Asiento { $seat }, equipo { $team }
book-drawn-already = { $n ->
    [one] El jugador ya ha robado una carta en este turno
   *[other] El jugador ya ha robado { $n } cartas en este turno
}
book-foot = El jugador aún tiene un pie por tomar
book-zone-hand = Mano al empezar el turno
book-zone-drawn = Robadas
book-zone-pile = Pozo, la carta de arriba al final
book-own-meld = Combinación propia { $n } (equipo { $team })
book-team-meld = Combinación { $n } del equipo { $team }
book-own-new = Nueva combinación propia (equipo { $team })
book-team-new = Nueva combinación del equipo { $team }
book-team = Equipo { $team }
book-scores = Puntos antes de la mano
book-pack = Todas las cartas
book-take-away = Quitar { $card }
book-stands-for = { $card } vale como
book-in-a-set = sí mismo, en un grupo

book-question = La pregunta
book-play = La jugada
book-do-draw = Robar
book-do-take = Tomar el pozo
book-do-meld = Bajar una combinación nueva
book-do-add = Añadir a una combinación
book-do-merge = Juntar dos combinaciones
book-do-discard = Descartar
book-do-ask = Preguntar si puede cerrar
book-do-special = Hacer el descarte especial
book-do-back = Recoger
book-do-declare = Poner un 3 rojo
book-do-claim = Intentar tomar la carta de arriba
book-do-end-stock = Terminar la mano: no quedan cartas
book-do-end-stuck = Terminar la mano: no se puede jugar nada
book-with-cards = ¿Con qué cartas de la mano?
book-onto = Sobre
book-merge-meld = La combinación que queda
book-merge-other = La combinación que se le une
book-back-from = Qué
book-back-all = todo lo bajado en este turno
book-back-cards = ¿Qué cartas de la combinación?
book-no-meld = ninguna combinación
book-hand-empty = Primero ponga cartas en la mano.
book-done = Ya jugado en este turno:
book-done-undo = Olvidar estas jugadas
book-may-i = ¿Puedo?
book-may-i-play = ¿Puedo? { $play }
book-position-wrong = Esa posición no puede darse:
book-played-on = Ya está jugado: seguir preguntando
book-said-yes = Todos los compañeros dijeron que sí: seguir
book-said-no = Un compañero dijo que no: seguir
book-share = Enviar esta pregunta
book-share-label = El enlace a esta pregunta
book-no-referee = Solo el servidor puede juzgar según estas reglas de la casa, y no responde.

book-tries = Qué se podría intentar aquí
book-missed = Se podía jugar así, y su turno ha terminado; pero la lección pide otra cosa. Inténtelo de nuevo.
book-lesson-of = Lección { $n } de { $all }
book-lesson-done = (hecha)
book-first-hand = Jugar una primera mano con consejos
book-next-lesson = Lección siguiente
book-again = Desde el principio
