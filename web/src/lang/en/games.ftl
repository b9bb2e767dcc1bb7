### Games, bots, and the values of switches. What a game is about and what a switch asks comes from
### the server.

game-samba = Samba
game-sambola = Sambola
game-black-samba = Black Samba
game-bolivia = Bolivia
game-villages-samba = The Villages’ Samba

bot-greedy = Collector
bot-random = Anything goes
bot-easy = Beginner
bot-medium = Club player
bot-hard = Master
bot-expert = Grandmaster
bot-planner = Planner
bot-search = Searcher

value-any-yes = Yes
value-any-no = No

value-minimums-none = None

line-cuts-of-30 = Exact cuts
