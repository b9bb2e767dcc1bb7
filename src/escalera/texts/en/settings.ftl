### What a setting may be.

takes-yes-or-no = yes or no
takes-choice = one of { $choices }
takes-whole-number = a whole number from { $low } to { $high }
takes-whole-number-or-all = “all”, or a whole number from { $low } to { $high }
takes-list-of-whole-numbers = whole numbers from { $low } to { $high }, with / between them
takes-chance = “off”, or a chance such as 0.05

setting-limited = { $value } ({ $counts } players)
setting-also = { $values }; as a house rule { $more }
