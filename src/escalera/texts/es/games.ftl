### Los juegos. En inglés lo dice cada juego en su propia definición.

game-samba = Samba
game-samba-about = La primera canasta con escaleras: tres barajas, y quien toma el pozo se lo lleva entero.
game-samba-credit = Desconocido: un juego tradicional de principios de los años cincuenta.

game-sambola = Sambola
game-sambola-about = Jókers que no se pueden descartar, dos mazos, y solo se toman cinco cartas del pozo.
game-sambola-credit = David Mallen (2011).

game-black-samba = Black Samba
game-black-samba-about = Una escalera puede llevar un comodín: seis naturales y un comodín hacen una samba negra.
game-black-samba-credit = David Mallen (2006).

game-bolivia = Bolivia
game-bolivia-about = Siete comodines hacen una bolivia, y el pozo está siempre congelado.
game-bolivia-credit = David Mallen (2006), que añadió las escaleras.

game-villages-samba = La Samba de The Villages
game-villages-samba-about = Cada jugador tiene una mano y un pie, se toman siete cartas del pozo, y la partida dura un número fijo de manos.
game-villages-samba-credit = Manny R. Muro Sr. (2015), para The Villages.
