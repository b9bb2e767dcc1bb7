### What the players did, told in the terminal after each one's name, and what the player should know.

told-drew = drew
told-drew-cards = drew { $n } cards
told-took = took
told-took-cards = took { $n } cards of the pile,
told-with = with { $cards }
told-onto = onto m{ $number } ({ $family })
told-melded = melded
told-added = added
told-to = to m{ $number } ({ $family })
told-merged = put m{ $other } onto m{ $number }
told-back = took back
told-from = from m{ $number }
told-back-all = took everything back
told-discarded = discarded
told-asked = asked: “May I go out?”
told-yes = said yes
told-no = said no
told-special = showed a hand of jokers and made the special discard
told-declared = declared
told-claimed = reached for an upcard that can't be used
told-ended = ended the hand

## What followed by itself

told-laid = laid { $cards }
told-completed = completed a { $meld }: { $cards }
told-received = received { $cards } of the pile
told-foot = picked up the foot
told-froze = which freezes the pile
told-penalty = penalty of { $points }

## What matters in this turn

note-short = Your first meld has { $have } points so far: { $more } more are needed.
note-enough = Your first meld has { $have } points: { $need } were needed.
note-pending = You get the other cards of the pile when it is enough; back undoes the take.
note-pending-alone = Type back to undo the take.
note-yes = You asked to go out, and { $partners } said yes.
note-no = You asked to go out, and { $partners } said no: you can't go out in this turn.
note-no-discard = The stock's last card was a red 3: meld what you can, there is no discard.
