### The bots: how each plays, and why one can't be had.

about-random = Plays anything that is allowed.
about-easy = Overlooks pairs, forgets cards that fit and discards without care.
about-greedy = Melds what it can at once and keeps what belongs together.
about-medium = Plans its turns well, but errs now and then and often discards freely.
about-planner-untuned = The planner with weights set by hand: a yardstick.
about-planner = Lays its hand out exactly and weighs every discard.
about-hard = Plans each turn exactly, minds what you may take, and makes no mistakes.
about-search = Plays its best plans out on deals of what it can't see.
about-expert = Plans exactly and plays its best plans out before it chooses one.

fault-NO_BOT = There is no bot { $bot }; there are: { $bots }.
fault-NO_LEGAL_ACTION = There is no legal action to choose from.
