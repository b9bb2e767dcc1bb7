"""Records as text, whole and stopped, for the tests of reading and writing."""

DEAL = """\
# two of us in the garden

escalera 1
game sambola 1
set jokers 6
set samba_bonus 1500/1000
players 2
seat 1 Ann of the hill
seat 2 bot:planner
commit sha256 9f2c
#! anything  goes: here \t
hand 3
dealer 2
scores -145 10
deal 1 4H 5C 9S JK
deal 2 3D 2C TH AS
upcards 3D 7H
stock KD 2S
stock2
1 draw
1 meld 7D 2C 7S
1 meld 4D 5D JK=6D
1 add JK=7D to m2
1 back 7S 7D 2C from m1
1 ask
1 discard 4S

2 take with 4C 4D to m2
2 special
end out 2
score 1210 -145
hand 4
dealer 1
scores 1065 -135
deal 1 4H
1 draw
end stock
score 0 10000
result 1065 9865
# told
reveal 12 34
"""


POSITION = """\
escalera 1
game villages-samba 1
players 4
set cut_bonus 0.05
hand 1
dealer 4
scores 0 0
position
turn 1
deal 1 7S 7D *2 JK
deal 2 *11
foot 3 *15
melds 1 m3 4H JK=5H 6H
melds 2 m1 *3
red3s 2 3H 3D
stock 4C *40
pile 4C 2D 7H
stock2 *
cut 1 3
end stuck
score 5 -5
"""


STOPPED = "escalera 1\ngame samba 1\nplayers 3\nhand 1\ndealer 3\nscores 0 0 0\ndeal 1 4S\n1 draw"


PROVABLE = f"""\
escalera 1
game samba 1
players 2
commit sha256 9f2c
hand 1
dealer 2
scores 0 0
commit sha256 {"0a" * 32}
deal 1 4H 5C 9S JK
deal 2 3D 2C TH AS
end stock
score 0 10000
reveal {"1b" * 32} our-table 4811 -
hand 2
dealer 1
scores 0 10000
commit sha256 {"2c" * 32}
deal 1 4H
1 draw
end stock
score 0 10000
result 0 20000
reveal {"3d" * 32} our-table - 902
reveal 12 34
"""


RECORDS = [DEAL, POSITION, STOPPED, PROVABLE]


HEAD = "escalera 1\ngame samba 1\nplayers 4\n"


HAND = HEAD + "hand 1\ndealer 4\nscores 0 0\n"


DEALT = HAND + "deal 1 4S\n"


SCORED = DEALT + "1 draw\nend stock\nscore 0 0\n"


PLACED = HAND + "position\ndeal 1 4S\n"
