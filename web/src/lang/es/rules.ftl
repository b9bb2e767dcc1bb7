### Los grupos de las reglas de la casa, y sus valores.

group-players-and-cards = Jugadores y cartas
group-taking-the-pile = Tomar el pozo
group-melds = Combinaciones
group-going-out = Cerrar
group-initial-meld-and-match = Bajada inicial y partida
group-card-points = Puntos de las cartas
group-bonuses = Premios
group-red-and-black-3s = Treses rojos y negros
group-end-of-the-stock--offences--extras = Fin del mazo, faltas y extras

value-minimums-none = Ninguna
