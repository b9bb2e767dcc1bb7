### Games, bots, and the values of switches. What a game is about and what a switch asks comes from
### the server.

game-samba = Samba
game-sambola = Sambola
game-black-samba = Black Samba
game-bolivia = Bolivia
game-villages-samba = The Villages’ Samba

bot-greedy = Collector
bot-greedy-about = Melds what it can and keeps what belongs together.
bot-random = Anything goes
bot-random-about = Plays anything that is allowed.
bot-easy = Beginner
bot-easy-about = Overlooks pairs, forgets cards that fit and discards without care.
bot-medium = Club player
bot-medium-about = Plans its turns well, but errs now and then and often discards freely.
bot-hard = Master
bot-hard-about = Plans each turn exactly, minds what you may take, and makes no mistakes.
bot-expert = Grandmaster
bot-expert-about = Plans each turn exactly and plays its best plans out in its head before it chooses.
bot-planner = Planner
bot-planner-about = Lays its hand out exactly and weighs every discard.
bot-search = Searcher
bot-search-about = Plays its best plans out on deals of the cards that it can’t see.

value-any-yes = Yes
value-any-no = No
value-jokers-6 = 6 jokers
value-jokers-9 = 9 jokers
value-pile_take-5 = The upcard and the 4 cards under it
value-pile_take-all = The whole pile
value-samba_bonus-1000-700 = 1,000 and 700 points
value-samba_bonus-1500-1000 = 1,500 and 1,000 points
value-going_out-2any = Any two
value-going_out-2any-1red = Any two, at least one of them red
value-going_out-2red-1black = Two red and one black
value-going_out-1red-2black = One red and two black (2 or 3 players)
value-going_out-1red-1black = One red and one black (2 or 3 players)
value-hands-4 = Four hands
value-hands-3 = Three hands
value-cut_bonus-off = No bonus
