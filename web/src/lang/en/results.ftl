# What you have played: figures for each game, and finished matches.
results-title = Your results
results-reading = More matches are being read …
results-none = There is nothing here yet. When you have played a match to its end, its result comes here.
results-matches = Matches
results-won = Won
results-played = Played
results-tied = Tied
results-hands = Hands
results-mean = Points a hand
results-best = Best hand
results-canastas = Canastas
results-endings = How hands ended
results-ending-we = We went out
results-ending-they = The others went out
results-ending-stock = The stock was empty
results-ending-stuck = Nobody could play
results-course = Matches won, of those played
results-means = Points a hand, match by match
results-match-number = Match
results-all = All matches
results-match = { $when }: { $how ->
    [won] won
    [tied] tied
   *[lost] lost
  }. { $scores }
results-sheets = Score sheets
results-delete = Delete
results-delete-sure = Delete this match
results-delete-all = Delete all
results-delete-all-sure = { $matches ->
    [one] Delete the match
   *[other] Delete all { $matches } matches
  }
results-keep = Keep
results-where = The figures are kept on this device. A match with friends also stays on its server for the others who played in it.
results-csv = Save for a spreadsheet
results-json = Save as JSON
