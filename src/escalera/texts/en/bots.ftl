### The bots: how each plays, and why one can't be had.

bot-random-about = Plays anything that is allowed.
bot-easy-about = Overlooks pairs, forgets cards that fit and discards without care.
bot-greedy-about = Melds what it can at once and keeps what belongs together.
bot-medium-about = Plans its turns well, but errs now and then and often discards freely.
bot-planner-untuned-about = The planner with weights set by hand: a yardstick.
bot-planner-about = Lays its hand out exactly and weighs every discard.
bot-hard-about = Plans each turn exactly, minds what you may take, and makes no mistakes.
bot-search-about = Plays its best plans out on deals of what it can't see.
bot-expert-about = Plans exactly and plays its best plans out before it chooses one.

fault-NO_BOT = There is no bot { $bot }; there are: { $bots }.
fault-NO_LEGAL_ACTION = There is no legal action to choose from.
