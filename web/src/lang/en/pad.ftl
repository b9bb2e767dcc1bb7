### The score pad.

pad-title = Score pad
pad-of = { $game }: score pad
pad-forgotten = Safari forgets these pads after a week without a visit here.
pad-forgotten-file = Save each as a file, under “Paper and files”. In Escalera on your home screen (“Share”, then “Add to Home Screen”) pads stay: open the files there.
pad-file-open = Open a pad from a file
pad-file-none = This file is not a score pad. Pads are saved as files under “Paper and files”.
pad-last = Your pads
pad-others = { $n ->
    [one] 1 more
   *[other] { $n } more
}
pad-go-on = Go on
pad-look = Look at it
pad-forget = Delete
pad-forget-sure = Delete it for good
pad-no = Cancel
pad-none = This browser has no such pad.
pad-to-start = All pads

## A new pad

pad-new = A new pad
pad-game = Game
pad-players = Players
pad-names = Who plays
pad-seat = Player { $n }
pad-player = Player { $n }
pad-of-team = team { $n }
pad-dealer = Deals first
pad-team-names = Names for the teams
pad-team = Team { $n }
pad-variations = Variations
pad-from-scores = Starting scores and a title
pad-first-hand = Number of the first hand
pad-score-of = Score of team { $n }
pad-own-title = Title
pad-start = Start the pad
pad-same-names = Two players have the same name.
pad-same-teams = Two teams have the same name.
pad-over-before = With these scores the match is already over.
pad-not-kept = This browser can’t keep anything: what you write here is lost when you close the page.

## A pad

pad-standing = Standings
pad-team-word = Team
pad-score = Score
pad-to-target = To go
pad-minimum = Initial meld
pad-deals = Hand { $n }: { $dealer } deals, { $starter } starts.
pad-hands-left = { $n ->
    [one] It is the last one.
   *[other] { $n } hands are left.
}
pad-won = { $n ->
    [one] { $names } won.
   *[other] A tie: { $names }.
}
pad-enter = Enter hand { $n }
pad-undo = Undo
pad-undone = The last change is undone.
pad-removed = Hand { $n } is removed.
pad-written = Hand { $n } is written down.
pad-hands = Hands
pad-hand = Hand { $n }
pad-lines-of = Lines of hand { $n }
pad-line = Line
pad-sum = Hand
pad-before = Before
pad-after-end = The match was over: this hand does not count.
pad-correct = Correct hand { $n }
pad-remove = Remove hand { $n }
pad-remove-sure = Remove hand { $n } for good
pad-reading = You can watch this pad; only its owner can write.
pad-unsent = No connection: what you write stays here and is sent later.
pad-gave-way = Somebody else wrote in the meantime. You see theirs; yours is kept as a separate pad.
pad-copy = Your copy

## A hand's entry

pad-entry = Hand { $n }
pad-correcting = Correct hand { $n }
pad-less = { $label }, { $of }: one less
pad-more = { $label }, { $of }: one more
pad-cards-of = Cards of { $n }
pad-by-value = Count by value
pad-as-sum = Write the sum
pad-note = Note
pad-cancel = Cancel
pad-write = Write it down
pad-rare = Offences and penalties
pad-keep-anyway = Keep it anyway
pad-met-written = Somebody else has written hand { $n } meanwhile.
pad-met-changed = Somebody else has changed hand { $n } meanwhile.
pad-met-removed = Somebody else has removed this hand meanwhile: what you keep will be hand { $n }.
pad-full = This pad is full: it holds { $n } hands.
pad-impossible = Impossible:
pad-doubtful = Are you sure?

## Paper, files, links

pad-paper = Paper and files
pad-paper-size = Paper
pad-large = Large print
pad-pdf = PDF, filled in
pad-pdf-empty = PDF, empty
pad-print = Print this page
pad-file = Save as a file
pad-share = Share by a link
pad-who-writes = Who has the link
pad-they-read = sees the pad
pad-they-write = sees it and writes too
pad-unshare = Stop sharing
pad-unshare-sure = Stop sharing for good: the link will no longer work
pad-unshare-done = The link to this pad no longer works.
pad-unshared = Its owner does not share this pad any more. What you have seen of it stays here, as a pad of your own.
pad-share-now = Make the link
pad-share-change = Change it
pad-link = The pad's link

## Season

pad-season = Season
pad-season-none = Figures for the pads you keep will show here.
pad-group = Who played
pad-figures = Figures
pad-player-word = Player
pad-match = Match
pad-matches = Matches
pad-won-word = Won
pad-tied = Tied
pad-out = Went out
pad-mean = Mean hand
pad-best = Best hand
pad-course = Points, match by match
pad-best-hands = Best hands
pad-best-hand = { $team }, hand { $hand } of { $game } { $played }
pad-csv-players = Players as CSV
pad-csv-hands = Hands as CSV
pad-json = Everything as JSON
