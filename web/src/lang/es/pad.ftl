### La libreta de puntos.

pad-title = Libreta de puntos
pad-of = { $game }: libreta de puntos
pad-forgotten = Safari olvida estas libretas tras una semana sin visitas.
pad-forgotten-file = Guarde cada una como archivo, en «Papel y archivos». En Escalera puesta en la pantalla de inicio («Compartir» y luego «Añadir a pantalla de inicio») las libretas se conservan: abra allí los archivos.
pad-file-open = Abrir una libreta desde un archivo
pad-file-none = Este archivo no es una libreta de puntos. Una libreta se guarda como archivo en «Papel y archivos».
pad-last = Sus libretas
pad-others = { $n ->
    [one] 1 más
   *[other] { $n } más
}
pad-go-on = Seguir
pad-look = Ver
pad-forget = Borrar
pad-forget-sure = Borrarla para siempre
pad-no = Cancelar
pad-none = Este navegador no tiene esa libreta.
pad-to-start = Todas las libretas

## Una libreta nueva

pad-new = Una libreta nueva
pad-game = Juego
pad-players = Jugadores
pad-names = Quién juega
pad-seat = Jugador { $n }
pad-player = Jugador { $n }
pad-of-team = equipo { $n }
pad-dealer = Reparte primero
pad-team-names = Nombres de los equipos
pad-team = Equipo { $n }
pad-variations = Variantes
pad-from-scores = Empezar con puntos dados, un título
pad-first-hand = Número de la primera mano
pad-score-of = Puntos del equipo { $n }
pad-own-title = Título
pad-start = Empezar la libreta
pad-same-names = Dos jugadores tienen el mismo nombre.
pad-same-teams = Dos equipos tienen el mismo nombre.
pad-over-before = Con estos puntos la partida ya ha terminado.
pad-not-kept = Este navegador no guarda nada: lo escrito se pierde al cerrar la página.

## Una libreta

pad-standing = Cómo va
pad-team-word = Equipo
pad-score = Puntos
pad-to-target = Faltan
pad-minimum = Bajada inicial
pad-deals = Mano { $n }: reparte { $dealer }, empieza { $starter }.
pad-hands-left = { $n ->
    [one] Es la última.
   *[other] Quedan { $n } manos.
}
pad-won = { $n ->
    [one] Gana la partida: { $names }.
   *[other] Empate: { $names }.
}
pad-enter = Anotar la mano { $n }
pad-undo = Deshacer
pad-undone = El último cambio está deshecho.
pad-removed = La mano { $n } está quitada.
pad-written = La mano { $n } está anotada.
pad-hands = Manos
pad-hand = Mano { $n }
pad-lines-of = Líneas de la mano { $n }
pad-line = Línea
pad-sum = Mano
pad-before = Antes
pad-after-end = La partida había terminado: esta mano no cuenta.
pad-correct = Corregir la mano { $n }
pad-remove = Quitar la mano { $n }
pad-remove-sure = Quitar la mano { $n } del todo
pad-reading = Usted ve esta libreta según se escribe; solo escribe su dueño.
pad-unsent = Sin conexión: lo escrito queda aquí y se envía más tarde.
pad-gave-way = Otra persona ha escrito entretanto. Usted ve lo suyo; lo de usted queda en una libreta aparte.
pad-copy = Su copia

## Anotar una mano

pad-entry = Mano { $n }
pad-correcting = Corregir la mano { $n }
pad-less = { $label }, { $of }: uno menos
pad-more = { $label }, { $of }: uno más
pad-cards-of = Cartas de { $n }
pad-by-value = Contar por valor
pad-as-sum = Escribir la suma
pad-note = Nota
pad-cancel = Cancelar
pad-write = Anotarla
pad-rare = Faltas y multas
pad-keep-anyway = Dejarla así
pad-met-written = Otra persona ha anotado entretanto la mano { $n }.
pad-met-changed = Otra persona ha cambiado entretanto la mano { $n }.
pad-met-removed = Otra persona ha quitado entretanto esta mano: lo que usted anote será la mano { $n }.
pad-full = Esta libreta está llena: caben { $n } manos.
pad-impossible = No puede ser:
pad-doubtful = ¿Seguro?

## Papel, archivos, enlaces

pad-paper = Papel y archivos
pad-paper-size = Papel
pad-large = Letra grande
pad-pdf = PDF, rellenado
pad-pdf-empty = PDF, vacío
pad-print = Imprimir esta página
pad-file = Guardar como archivo
pad-share = Compartir por un enlace
pad-who-writes = Quien tiene el enlace
pad-they-read = ve la libreta
pad-they-write = la ve y también escribe
pad-unshare = Dejar de compartir
pad-unshare-sure = Dejar de compartir del todo: el enlace ya no llevará a nada
pad-unshare-done = Ya nadie ve esta libreta por su enlace.
pad-unshared = Quien la creó ya no comparte esta libreta. Lo que usted ha visto se queda aquí como libreta propia.
pad-share-now = Hacer el enlace
pad-share-change = Cambiarlo
pad-link = El enlace de la libreta

## Temporada

pad-season = Temporada
pad-season-none = Aquí aparecerán las cifras de las libretas que usted guarde.
pad-group = Quién jugó
pad-figures = Cifras
pad-player-word = Jugador
pad-match = Partida
pad-matches = Partidas
pad-won-word = Ganadas
pad-tied = Empates
pad-out = Cierres
pad-mean = Mano media
pad-best = Mejor mano
pad-course = Puntos, partida a partida
pad-best-hands = Mejores manos
pad-best-hand = { $team }, mano { $hand } de { $game } { $played }
pad-csv-players = Jugadores como CSV
pad-csv-hands = Manos como CSV
pad-json = Todo como JSON
