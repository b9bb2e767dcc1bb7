### What is said while playing.

## Actions as offered on a button

table-do-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}
table-do-take-onto = Put { $upcard } onto { $the }
table-do-take-with = With your { $cards }: { $form ->
    [set] a set of { $meld }
    [sequence] a sequence, { $meld }
   *[other] { $meld }
}
table-do-take-with-onto = With your { $cards }, onto { $the }
table-do-meld = { $form ->
    [set] New set of { $meld }
    [sequence] New sequence: { $meld }
   *[other] New meld of { $meld }
}
table-do-add = { $n ->
    [1] Add { $cards } to { $the }
   *[other] Add { $n } cards to { $the }
}
table-do-merge = Put { $the } and { $others } together
table-do-back = Take everything back
table-do-back-card = Take { $cards } back from { $the }
table-do-back-meld = Take back { $the }
table-do-ask = Ask { $partners }: may I go out?
table-do-yes = Yes, go out
table-do-no = No, play on
table-do-discard = Discard { $cards }
table-do-special = Special discard
table-do-declare = Lay { $cards }
table-do-claim = Try to take it all the same
table-do-end-stock = End the hand: no cards are left
table-do-end-stuck = End the hand: nothing can be played

## Actions as told

table-told-draw = { $who ->
    [you] You drew { $n ->
        [one] a card
       *[other] { $n } cards
    }.
   *[other] { $name } drew { $n ->
        [one] a card
       *[other] { $n } cards
    }.
}
table-told-take-onto = { $who ->
    [you] You took the pile onto { $the }.
   *[other] { $name } took the pile onto { $the }.
}
table-told-take-with = { $who ->
    [you] You took the pile with { $cards }.
   *[other] { $name } took the pile with { $cards }.
}
table-told-take-with-onto = { $who ->
    [you] You took the pile with { $cards }, onto { $the }.
   *[other] { $name } took the pile with { $cards }, onto { $the }.
}
table-told-meld = { $who ->
    [you] You melded { $cards }.
   *[other] { $name } melded { $cards }.
}
table-told-add = { $who ->
    [you] You added { $cards } to { $the }.
   *[other] { $name } added { $cards } to { $the }.
}
table-told-merge = { $who ->
    [you] You put { $the } together.
   *[other] { $name } put { $the } together.
}
table-told-back = { $who ->
    [you] You took everything of this turn back.
   *[other] { $name } took everything of this turn back.
}
table-told-back-card = { $who ->
    [you] You took { $cards } back.
   *[other] { $name } took { $cards } back.
}
table-told-back-meld = { $who ->
    [you] You took { $cards } back.
   *[other] { $name } took { $cards } back.
}
table-told-ask = { $who ->
    [you] You asked { $partners }: may I go out?
   *[other] { $name } asked { $partners }: may I go out?
}
table-told-yes = { $who ->
    [you] You said: yes, go out.
   *[other] { $name } said: yes, go out.
}
table-told-no = { $who ->
    [you] You said: no, play on.
   *[other] { $name } said: no, play on.
}
table-told-discard = { $who ->
    [you] You discarded { $cards }.
   *[other] { $name } discarded { $cards }.
}
table-told-special = { $who ->
    [you] You made the special discard.
   *[other] { $name } made the special discard.
}
table-told-declare = { $who ->
    [you] You laid { $cards }.
   *[other] { $name } laid { $cards }.
}
table-told-claim = { $who ->
    [you] You tried to take an upcard that can’t be used.
   *[other] { $name } tried to take an upcard that can’t be used.
}
table-told-end-stock = The hand ended: no cards were left.
table-told-end-stuck = The hand ended: nothing could be played.

table-by-clock = (The time was up.)
table-bot-for-you = A bot in your place
table-bot-before = A bot in your place, in the hand before
table-then-taken = { $part ->
    [upcard] The other cards that go with it follow with the initial meld.
    [rest] The other cards followed: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
   *[whole] { $n ->
        [one] 1 card was taken.
       *[other] { $n } cards were taken.
    }
}
table-then-complete = { $form ->
    [sequence] That completes a { $colour ->
        [red] samba
       *[black] samba with a wild
    }: { $meld }.
    [wild] That completes { $the }.
   *[set] That completes a { $colour ->
        [red] red
       *[black] black
    } canasta of { $meld }.
}
table-then-red = Laid { $cards }.
table-then-frozen = That freezes the pile.
table-then-foot = Picked up the foot.
table-then-penalty = Penalty: { $n }.
table-meld-alike = { $meld } ({ $mark })

## The context bar

table-now-draw = { $n ->
    [one] Your turn. Draw a card.
   *[other] Your turn. Draw { $n } cards.
}
table-now-draw-or-take = { $n ->
    [one] Your turn. Draw a card, or take the pile.
   *[other] Your turn. Draw { $n } cards, or take the pile.
}
table-now-take = Your turn. The stock is gone: take the pile.
table-now-play = Choose cards to meld, or one to discard.
table-now-play-pending = Reach the minimum first: meld more, or take back.
table-now-short = Add more, or take the cards back.
table-now-discard = Choose a card to discard.
table-now-answer = { $name } asks: may I go out?
table-now-other-draw = It is { $name }’s turn.
table-now-asked = { $name } is asked: may { $asker } go out?
table-now-said-yes = The answer was yes: { $asker } may go out.
table-now-can-go-out = The answer was yes: you can go out now.
table-now-yes-costs = The answer was yes. If you don’t go out in this turn, your team loses { $cost } points.
table-now-yes-stands = The answer was yes, for this turn.
table-now-said-no = { $who ->
    [you] The answer was no: you play on.
   *[other] The answer was no: { $asker } plays on.
}
table-now-only = Your turn.
table-now-special = You hold only jokers, which can’t be discarded: show them.
table-now-waiting = One moment …
table-now-chosen = { $n ->
    [one] 1 card chosen
   *[other] { $n } cards chosen
}
table-now-watching = You are watching.
table-nudge-answer = { $name } asks you: may I go out? Say yes or no.
table-nudge-draw-or-take = It’s your turn: draw, or take the pile.
table-nudge-draw = It’s your turn: draw from the stock.
table-nudge-take = It’s your turn: take the pile, as the stock is gone.
table-nudge-play = It’s your turn: lay down cards, or discard one to end it.
table-nudge-discard = It’s your turn: discard a card to end it.
table-nudge-short = It’s your turn: lay down more cards, or take yours back.
table-nudge-turn = It’s your turn.
table-nudge-waiting = Waiting for { $name }.
table-now-nudge = The others are waiting for you.
table-now-seconds = { $n } s left
table-tray = { $points } of { $minimum } points: { $missing } short
table-tray-enough = { $points } points: enough for the initial meld.
table-take-open = Take the pile …

## The bar at the bottom

table-bar = Your moves
table-discard = Discard
table-discard-pick = Choose one card to discard.
table-discard-now = Discard now
table-discard-held = { $cards } is on its way to the pile.
table-dear = { $why ->
    [wild] { $cards } is a wild card. Discard it?
    [freezes] { $cards } freezes the pile. Discard it?
   *[both] { $cards } is a wild card and freezes the pile. Discard it?
}
table-special-sure = Everybody will see your hand, and the next card of the stock goes to the pile. Do it?
table-special-yes = Yes, show my hand
table-special-held = The special discard follows in a moment.
table-special-no = No, not yet
table-dear-yes = Yes, discard { $cards }
table-dear-no = No, keep it
table-since-title = Since your last turn
table-since-show = Show me
table-more = { $n } more …
table-more-title = What you can do
table-clear = Clear
table-clear-long = Let go of the chosen cards

## Sheets

table-close = Close
table-leave = Leave it
table-cancel = Cancel
table-take-title = Take the pile
table-take-along = { $n ->
    [0] There is nothing under it.
    [one] 1 card under it comes with it:
   *[other] { $n } cards under it come with it:
}
table-take-rest = { $n ->
    [one] and 1 card more
   *[other] and { $n } cards more
}
table-take-pending = Then your initial meld must reach { $minimum } points in this turn. You can take it back until then.
table-take-none = The pile can’t be taken now.
table-place-title = What does the wild stand for?
table-place-choice = { $card } stands for { $place }
table-back-title = Take back
table-hint = Hint
table-hint-best = A strong bot would play:
table-hint-behind = { $n ->
    [0] (worth the same)
    [one] (1 point less)
   *[other] ({ $n } points less)
}
table-out-title = Go out?
table-out-text = { $what } uses your last card and ends the hand.
table-out-yes = { $what } and go out
table-ask-first = Ask, then play it
table-question-title = May I go out?
table-question-possible = With these cards you can go out in this turn.
table-question-impossible = There seems to be no way to go out this turn.
table-question-binds = You can ask once a turn. After a no you can’t go out in this turn.
table-question-cost = If the answer is yes and you don’t go out in this turn, your team loses { $cost } points.
table-question-free = It costs nothing if you don’t go out after a yes.
table-ask-title = { $name } asks: may I go out?
table-ask-melds = Our melds
table-ask-no-melds = We have nothing on the table.
table-ask-cards = You hold { $n ->
    [one] 1 card
   *[other] { $n } cards
}:
table-ask-others = What the others hold
table-ask-against = If { $name } goes out now, your hand costs us { $points } points.
table-ask-foot = Your foot of { $n } cards counts against us too.
table-ask-partners = What { $names } { $n ->
    [one] holds
   *[other] hold
} counts against us too.
table-scores-title = Scores
table-scores-hands = Hand { $n } of { $hands }.
table-scores-target = The match is played to { $target } points.
table-scores-lacks = Still to go
table-scores-before = Before this hand
table-scores-minimum = Initial meld
table-scores-melded = on the table
table-scores-reds = Red 3s
table-scores-penalty = Penalties
table-log-title = What was played

## Refusals

table-rule = Read the rule
table-dismiss = Got it

## The table as a place

table-call = Call
table-menu = Menu
table-menu-title = This table
table-menu-log = What was played
table-menu-ask-cost = An unused yes costs { $cost } points.
table-menu-ask = May I go out?
table-menu-scores = Scores
table-menu-rules = Rules of this table
table-menu-pause = Pause the game
table-menu-keys = Keys
table-menu-look = Looks and sounds
table-menu-leave = A bot plays for you until you come back.
table-menu-home = Leave the table
table-menu-say = Say something
table-menu-link = Copy the link to this table
table-menu-copied = Copied.
table-say-title = Say something
table-say-send = Say it
table-say-text = Your words
table-said = { $name }: { $text }
table-said-all = What was said
table-phrase-hello = Hello!
table-phrase-well_played = Well played!
table-phrase-thank_you = Thank you!
table-phrase-good_luck = Good luck!
table-phrase-sorry = Sorry!
table-phrase-one_moment = One moment, please.
table-phrase-good_game = Good game!
table-paused = { $who ->
    [you] You paused the game.
   *[other] { $name } paused the game.
}
table-paused-until = The match goes on at { $time } at the latest.
table-resume = Go on
table-away = { $name } lost the connection: a bot plays in { $time }.
table-away-soon = { $name } lost the connection: a bot plays soon.
table-away-wait = { $name } is not here just now.
table-stand-in = A bot plays for { $name } until { $name } is back.
table-left = { $name } has left. A bot plays until { $name } is back.
table-stand-in-you = A bot plays for you. Reload the page to come back.
table-connecting = Connecting …
table-lost = The connection is lost. Trying again …
table-refused = The table can’t be reached.
table-none = There is no such table.
table-private = This match does not allow spectators.
table-old-page = This page is older than the server.
table-reload = Reload
table-home = To the start page
table-aside-scores = The scores so far
table-aside-hand = Hand { $n }
table-aside-record = Download the record so far
table-shuffle-title = Shuffling
table-shuffle-text = Every player adds a number to the shuffle, so nobody can choose the cards.
table-shuffle-yours = Your number: { $number }
table-shuffle-sealed = Sealed: { $names }
table-shuffle-proof = The commitment: { $commit }
table-live-turn = It is your turn.

## Keys

table-keys-title = Keys
table-keys-on = Use these keys
table-keys-off = The keys are off; Tab and Enter reach everything.
table-key-arrows = Arrows
table-key-space = Space
table-key-escape = Escape
table-keys-move = move in your hand; a rank’s key (7, K, A …) jumps to its cards; with Shift they move a card that you lay by hand
table-keys-choose = choose the card; Backspace drops one copy
table-keys-hand = to your hand
table-keys-draw = draw a card
table-keys-pile = take the pile: shows how you can
table-keys-offers = to what the chosen cards can do; Enter does it
table-keys-discard = discard the chosen card
table-keys-back = take back
table-keys-hint = ask for a hint, where the table allows it
table-keys-clear = let go of the chosen cards
table-keys-log = what was played
table-keys-scores = scores
table-keys-say = say something
table-keys-pause = pause, or go on
table-keys-help = these keys

# The coach: a sentence of the rule book at each situation that is new.
coach-title = A tip
coach-understood = I see
coach-rest = more
coach-more = More about this
coach-on = Tips for beginners
coach-off = No more tips
coach-off-short = Tips off
