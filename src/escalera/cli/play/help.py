"""What `help` says."""

from typing import Final

PLAYS: Final = """\
WHAT YOU PLAY             SHORT, AND EXAMPLES
  draw                    d
  take with 7S 7D         t 7 7, or t alone if there is one way
  take to m3              t m3               the upcard alone onto meld m3
  meld 7S 7H 7D           m 7 7 7, m 4h-7h, m 5s 6s jk=7s
  add 9D to m2            a 9d, a k k m2
  merge m1 m4             g m1 m4            m4 goes onto m1
  back, back 9D from m2   b, b 9d            take back what you laid this turn
  ask, yes, no            k, y, n            "May I go out?"
  discard 4S              x 4s, d 4s         this ends your turn
  special, declare 3H, claim, end stock, end stuck    where a game has them
"""

COMMANDS: Final = """\
WHAT ELSE YOU MAY TYPE
  ?            what you can do now; ? meld lists every meld, ? all everything
  why ACTION   why something can't be played, as in: why take to m2
  hint         what a good player would do
  auto         let a good player play this turn for you (auto hand, auto match)
  table        the table again, or just press Enter
  sort rank    your hand by rank; also sort suit, sort grid
  score        the match so far
  record       what was played in this hand
  rules        the rule card; rules pile for what it says about the pile
  save FILE    keep the match in a file
  quit         leave the table
"""

CARDS: Final = """\
CARDS  Rank, then suit: 7S is the seven of spades, TH or 10H the ten of hearts,
       JK a joker. Suits: S spades, H hearts, D diamonds, C clubs. 2s and jokers
       are wild; in a sequence say what a wild stands for: JK=6D. A rank alone
       will do where it is clear. Small letters are fine, words may be cut
       short, and the Tab key completes what you type.
"""

HELP: Final = f"{PLAYS}\n{COMMANDS}\n{CARDS}"
