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

fault-NO_BOT = There is no bot { $bot }; there are: { $bots }. Bots of your own play in arena and league.
fault-NO_LEGAL_ACTION = There is no legal action to choose from.
fault-NOT_LEGAL = { $bot } answers { $answer }, which is not one of the legal actions.
fault-BOT_FAILED = { $bot } fails: { $why }
fault-BOT_SILENT = { $bot } has stopped, or does not answer.
fault-NO_CHOOSE = { $path } has neither choose(view, legal) nor make(seed).
fault-BOT_FILE = { $path } can't be run: { $why }
fault-NO_LABEL = { $bot } needs a name on one line before its =.
fault-NO_COMMAND = { $bot } names no command after program:.
fault-NO_PROGRAM = { $command } can't be started: { $why }
fault-ENDLESS_TURN = { $bot } does not end its turn: it lays cards and takes them back again. It played last: { $plays }.
