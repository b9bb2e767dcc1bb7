### Una libreta de puntos contada en la terminal, y varias sumadas.

padscore-hand = Mano { $n }, reparte { $dealer }
padscore-note = Nota: { $note }
padscore-impossible = imposible
padscore-doubtful = dudoso
padscore-won = La partida ha terminado, ganada por { $winners }: { $scores }.
padscore-tie = La partida ha terminado, empate entre { $winners }: { $scores }.
padscore-scores = Puntos: { $scores }.
padscore-left = Para llegar a { $target }: { $points } puntos.
padscore-hands-left = Manos por jugar: { $n }.
padscore-next = Mano { $n }: reparte { $dealer }, empieza { $starter }, bajada inicial { $minimums }.

season-matches = Partidas
season-match = Partida
season-game = Juego
season-hands = Manos
season-won-by = Ganada por
season-goes-on = sin terminar
season-scores = Puntos
season-players = Jugadores
season-player = Jugador
season-won = Ganadas
season-tied = Empates
season-out = Cierres
season-mean = Media
season-best = Mejor
season-worst = Peor
season-best-hands = Mejores manos
season-points = Puntos
season-team = Equipo
season-of-match = Partida
season-hand = Mano
