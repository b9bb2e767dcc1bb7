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
bot-planner = Planner
bot-planner-about = Lays its hand out exactly and weighs every discard.

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

value-upcard-any = Any card
value-upcard-until_natural = The first natural
value-upcard-not_red_three = The first card that is no red 3
value-upcard-none = None: the pile starts empty
value-wild_melds-none = Wild cards alone make no meld
value-wild_melds-one_open = Yes, one open at a time
value-wild_melds-several = Yes, several at once
value-joker_discard-allowed = Jokers may be discarded
value-joker_discard-special = Only by the special discard
value-black_threes_out-never = Nothing
value-black_threes_out-set = A set of three or more
value-black_threes_out-three = A set of exactly three
value-black_threes_out-set_or_sequence = A set, or the low end of a pure sequence
value-asking-optional = May ask
value-asking-required = Must ask
value-minimum_by-score = On the team’s score
value-minimum_by-hand = On the number of the hand
value-red_three_sign-never = Never
value-red_three_sign-not_melded = If the team has not melded
value-red_three_sign-two_complete = With fewer than two complete melds
value-red_threes_laid-deal = Right after the deal
value-red_threes_laid-turn = At the start of the turn
value-red_threes_laid-declare = When the player does it
value-stock_end-play_on = Play goes on from the discard pile
value-stock_end-short = The hand ends when a draw can’t be filled
value-minimums-none = None
