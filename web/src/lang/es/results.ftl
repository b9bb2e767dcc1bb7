# Lo que se ha jugado: cifras de cada juego y partidas terminadas.
results-title = Sus resultados
results-reading = Se están leyendo más partidas …
results-none = Aún no hay nada. Cuando termine una partida, su resultado aparecerá aquí.
results-matches = Partidas
results-won = Ganadas
results-played = Jugadas
results-tied = Empatadas
results-hands = Manos
results-mean = Puntos por mano
results-best = Mejor mano
results-canastas = Canastas
results-endings = Cómo terminaron las manos
results-ending-we = Cerramos nosotros
results-ending-they = Cerraron los otros
results-ending-stock = Se acabó el mazo
results-ending-stuck = Nadie podía jugar
results-course = Partidas ganadas, de las jugadas
results-means = Puntos por mano, partida a partida
results-match-number = Partida
results-all = Todas las partidas
results-match = { $when }: { $how ->
    [won] ganada
    [tied] empatada
   *[lost] perdida
  }. { $scores }
results-sheets = Hojas de puntos
results-delete = Borrar
results-delete-sure = Borrar esta partida
results-delete-all = Borrar todo
results-delete-all-sure = { $matches ->
    [one] Borrar la partida
   *[other] Borrar las { $matches } partidas
  }
results-keep = Conservar
results-where = Las cifras se guardan en este dispositivo. Una partida con amigos también queda en su servidor para los demás que la jugaron.
results-csv = Guardar para una hoja de cálculo
results-json = Guardar como JSON
