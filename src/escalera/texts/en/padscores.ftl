### A score pad counted in the terminal, and several of them summed up.

padscore-hand = Hand { $n }, { $dealer } deals
padscore-note = Note: { $note }
padscore-impossible = impossible
padscore-doubtful = doubtful
padscore-won = The match is over, won by { $winners }: { $scores }.
padscore-tie = The match is over, a tie between { $winners }: { $scores }.
padscore-scores = Score: { $scores }.
padscore-left = To { $target }: { $points } points.
padscore-hands-left = Hands to play: { $n }.
padscore-next = Hand { $n }: { $dealer } deals, { $starter } starts, initial meld { $minimums }.

season-matches = Matches
season-match = Match
season-game = Game
season-hands = Hands
season-won-by = Won by
season-goes-on = goes on
season-scores = Scores
season-players = Players
season-player = Player
season-won = Won
season-tied = Tied
season-out = Out
season-mean = Mean
season-best = Best
season-worst = Worst
season-best-hands = Best hands
season-points = Points
season-team = Team
season-of-match = Of match
season-hand = Hand
