### Why bots can't be compared, or can't play each other, as asked.

fault-TWO_BOTS = Name two bots or more; a bot may meet itself.
fault-TOO_FEW_DEALS = The number of deals is at least 1, not { $given }.
fault-MATCHES_BELOW_ZERO = The number of matches is at least 0, not { $given }.
fault-CROSSED_AT_FOUR = Partners are crossed at a table of four, two against two.
fault-ARENA_JOBS = The number of jobs is at least 1, not { $given }.
fault-OWN_STATE = A folder of records keeps its own state, { $file }: name no other.
fault-NO_RAY = Ray is not installed: pip install 'escalera[ray]'.
fault-NO_CLUSTER = There is no Ray cluster at { $address }.
fault-NO_STATE_FILE = { $path } is no state file of an arena.
fault-OTHER_RUN = { $path } belongs to another run: other bots, rules, partners or seed.
fault-DAMAGED_LINE = { $path }:{ $line }: this line is damaged.
fault-LEAGUE_DEALS = A league takes two deals or more, not { $given }.
fault-OTHER_SECRET = This is not the secret that was promised: its SHA-256 is another one.
fault-NO_SECRET = The secret is empty: anybody could guess half of the deals.
fault-SAME_SEEDS = The secret is the open seed too: half of the deals would be the other half again.

## Simulations

fault-BOTS_FOR_SEATS = Name 1 to { $seats } bots, not { $given }.
fault-NO_HANDS = A match is played for one hand or more.
fault-HANDS_OR_MATCHES = Give a number of hands or of matches, not both.
fault-RECORDS_THERE = { $path } has records in it already: name another folder.
fault-TOO_FEW =
    The number of { $what ->
        [hands] hands
        [matches] matches
       *[jobs] jobs
    } is at least 1, not { $given }.

## What came of a simulation

summary-heading =
    { $game }, { $players } players{ $settings }: { $bots }; seed { $seed }
    { $hands } in { $matches }, { $seconds } seconds: { $pace } hands a second
summary-endings = How hands ended
summary-points = Points of a team in a hand
summary-melds = Melds on the table at a hand's end
summary-won = Matches won
summary-row-out = out
summary-row-stock = stock
summary-row-stuck = stuck
summary-row-ties = ties
summary-row-open-sets = open sets
summary-row-open-sequences = open sequences
summary-row-open-wild-melds = open wild melds
summary-row-sequences-with-a-black-3 = sequences with a black 3
count-hand-played =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
count-match-played =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }

## What came of a comparison

arena-heading = { $game }, { $players } players{ $settings }: { $played }, each with the seats changed; seed { $seed }
arena-played = { $deals } and { $matches }
arena-interval = { $low } to { $high }
arena-pairs = The first above the second, 95 % intervals
arena-cross = Cross table: points a hand, row above column
arena-ratings = Rating by hands won
arena-endings = How hands ended, and their turns
arena-points = Points in a hand
arena-times = Milliseconds a decision
arena-column-first = first
arena-column-second = second
arena-column-side = side
arena-column-points = points a hand
arena-column-interval = 95 % interval
arena-column-hands = hands won
arena-column-matches = matches won
arena-column-elo = Elo
arena-column-turns = turns
arena-column-decisions = decisions
count-deal-played =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }

## What a progress bar counts

bar-deals = deals
bar-hands = hands
bar-matches = matches
