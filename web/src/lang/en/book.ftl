### The rule book's pages: the book, the card, what differs, the referee, the lessons.
### What a book says comes from the server.


book-of = { $game }
book-parts = Parts of the rule book
book-part-book = Rule book
book-part-card = Rule card
book-part-differs = What differs
book-part-referee = May I …?
book-part-lessons = Lessons
book-settings = { $players } players, { $n ->
    [0] rules as in the rule book
    [one] 1 rule of their own
   *[other] { $n } rules of their own
}: change
book-as-document = Everything as in the rule book
book-contents = Contents
book-variations = Variations to agree on
book-played-here = played here
book-usual = as in the rule book
book-for-players = { $players } players
book-laid = Laid down this turn
book-hand = Hand
book-meld = Meld { $n }
book-pile = Discard pile, the upcard last
book-none = none
book-legal = Legal.
book-illegal = Not legal.
book-offence = An offence.
book-offence-points = It costs { $points } points.
book-offence-raised = The cards of the initial meld come back to your hand, and for this hand its minimum is { $points } higher.
book-offence-returned = Every card that you played in this turn comes back to your hand, and you can’t go out in this turn any more.
book-ask-this = Ask the referee
book-print = Print the card

book-differs-from = What differs from
book-differs-document = the rule book
book-document = Rule book
book-differs-none = Nothing: these are the same rules.

book-referee-about = Set up your table, choose the play you are arguing about, and ask. The link holds it all: send it to the others.
book-position = The position
book-position-about = Choose a place, then tap the cards to put there. Tap a card there to take it away.
book-turn = Whose turn
book-seat = Seat { $seat }, team { $team }
book-drawn-already = { $n ->
    [one] The player has drawn a card this turn
   *[other] The player has drawn { $n } cards this turn
}
book-foot = The player has a foot to pick up
book-zone-hand = Hand at the turn’s start
book-zone-drawn = Drawn
book-zone-pile = Discard pile, the upcard last
book-own-meld = Own meld { $n } (team { $team })
book-team-meld = Meld { $n } of team { $team }
book-own-new = New own meld (team { $team })
book-team-new = New meld of team { $team }
book-team = Team { $team }
book-scores = Scores before the hand
book-pack = All cards
book-take-away = Take away { $card }
book-stands-for = { $card } stands for
book-in-a-set = itself, in a set

book-question = The question
book-play = The play
book-do-draw = Draw
book-do-take = Take the discard pile
book-do-meld = Lay down a new meld
book-do-add = Add to a meld
book-do-merge = Put two melds together
book-do-discard = Discard
book-do-ask = Ask to go out
book-do-special = Make the special discard
book-do-back = Take back
book-do-declare = Lay down a red 3
book-do-claim = Reach for the upcard
book-do-end-stock = End the hand: no cards are left
book-do-end-stuck = End the hand: nothing can be played
book-with-cards = With which cards from the hand?
book-onto = Onto
book-merge-meld = The meld that stays
book-merge-other = The meld put onto it
book-back-from = What
book-back-all = everything laid down this turn
book-back-cards = Which cards from the meld?
book-no-meld = no meld
book-hand-empty = First put cards into the hand.
book-done = Played earlier this turn:
book-done-undo = Undo these plays
book-may-i = May I?
book-may-i-play = May I? { $play }
book-position-wrong = This position can’t happen:
book-played-on = It is played: ask on
book-said-yes = All partners said yes: ask on
book-said-no = A partner said no: ask on
book-share = Send this question
book-share-label = The link to this question
book-no-referee = Only the server can judge by these house rules, and it does not answer.

book-tries = Things to try here
book-missed = That was legal, and your turn is over, but the lesson asks for something else. Try again.
book-lesson-of = Lesson { $n } of { $all }
book-lesson-done = (done)
book-first-hand = Play a first hand with the coach
book-next-lesson = Next lesson
book-again = From the beginning
