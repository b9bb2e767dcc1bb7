"""A player who reads only the page, and presses what it offers until the hand is over."""

import re
import time
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser import looking
from tests.browser.hands import hands_of
from tests.browser.watching import Visitor

HAND_SECONDS = 240.0
"""The time limit for a hand."""
SECONDS = 15.0
"""The time limit for anything else."""
NATURAL = "456789TJQKA"
RUN = "456789TJQKA"
SURELY = re.compile("^Yes, (discard |show my hand)")
DRAW = re.compile(r"^Draw (a card|\d+ cards)$")
LONGEST_LOOK = 250
"""Milliseconds until a look at the page comes back, whatever happens there."""
SECOND_TAP = 400
"""Milliseconds after which the page takes a tap for an answer."""


class Player:
    """Plays a seat. It melds sets and runs, adds what fits, takes the pile, and discards."""

    def __init__(self, visitor: Visitor, way: str = "mouse", *, takes: bool = True) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.hands = hands_of(self.page, way)
        self.takes = takes
        self.done: Counter[str] = Counter()
        """How often each button was pressed, by its first word."""
        self._tried: set[str] = set()
        """Discards refused in this turn."""
        self._refused: set[str] = set()
        """Melds refused since something was melded: they would be refused again."""
        self._enough = False
        """Whether this turn's melds were too few and went back."""

    # ------------------------------------------------------------ what the page shows

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """Return the first button of a name."""
        return self.page.get_by_role("button", name=name, exact=exact).first

    def sees(self, name: str | re.Pattern[str], *, exact: bool = True) -> bool:
        """Say whether there is a button of a name."""
        return self.page.get_by_role("button", name=name, exact=exact).count() > 0

    @property
    def sheet(self) -> Locator:
        """The dialog that is open."""
        return self.page.get_by_role("dialog").first

    @property
    def phase(self) -> str:
        """What to do next: `sheet`, `over`, `draw`, `play`, `chosen` (let go first), `wait`."""
        return str(self.page.evaluate(looking.PHASE))

    @property
    def over(self) -> bool:
        """Whether the hand is over: its score sheet is there."""
        return self.phase == "over"

    @property
    def looks(self) -> str:
        """What changes with every play."""
        return str(self.page.locator("body").inner_text())

    def hand(self) -> Counter[str]:
        """Return the player's own cards, as written."""
        held: Counter[str] = Counter()
        for card, label in self.page.evaluate(looking.HELD):
            many = re.search(r"(\d+) times", label)
            held[card] += int(many[1]) if many else 1
        return held

    # ------------------------------------------------------------ moves

    def press(self, button: Locator, what: str) -> None:
        """Press, and wait until the page has changed."""
        self.page.evaluate(looking.NOTED)
        self.done[what] += 1
        self.hands.press(button)
        assert self.page.evaluate(looking.CHANGED, SECONDS * 1000), f"nothing follows {what}"

    def wait(self, so: Callable[[], object], why: str) -> None:
        """Wait until something is true."""
        until = time.monotonic() + SECONDS
        while not so():
            assert time.monotonic() < until, why
            self.page.evaluate(looking.ANY_CHANGE, LONGEST_LOOK / 5)

    def choose(self, *cards: str) -> None:
        """Choose these cards of the hand and no others, one after the other."""
        self._let_go()
        for card in cards:
            self.hands.press(self.page.locator(f'[data-zone=hand] [data-card="{card}"]').first)

    def offers(self) -> list[str]:
        """Return what the chosen cards can do, once the page knows."""
        found = self.page.evaluate(looking.OFFERS, SECONDS * 1000)
        assert found is not False, "the page does not come to know"
        return list(found)

    def play_hand(self) -> None:
        """Play until the hand is over."""
        self.play_until(lambda phase: phase == "over")

    def play_turns(self, turns: int) -> None:
        """Play until so many turns are over, and it is time to draw."""
        self.play_until(lambda phase: phase == "draw" and self.done["discard"] >= turns)

    def play_until(self, done: Callable[[str], object]) -> None:
        """Play until something is true of the next phase, which must be before the hand is over."""
        until = time.monotonic() + HAND_SECONDS
        while not done(phase := self._next_phase()):
            assert phase != "over", "the hand is over"
            assert time.monotonic() < until, f"it does not come to that:\n{self.looks}"
            self._move(phase)

    def move(self) -> None:
        """Do the next thing, or wait a moment if it is somebody else's turn."""
        self._move(self._next_phase())

    def pause(self) -> None:
        """Wait a moment in the page, or until it is the player's turn."""
        self._next_phase()

    def _next_phase(self) -> str:
        """Return the phase once it is the player's turn, or `wait` after a moment."""
        return str(self.page.evaluate(looking.NEXT_PHASE, LONGEST_LOOK))

    def _move(self, phase: str) -> None:
        match phase:
            case "sheet":
                self._answer()
            case "draw":
                self._draw()
            case "chosen":
                self._let_go()
            case "play":
                self._play()

    def _answer(self) -> None:
        """Answer any open dialog by its main button, the last one."""
        title = (
            self.sheet.get_attribute("aria-label") or self.sheet.locator("h2").first.inner_text()
        )
        if title == "Take the pile":
            self.press(self.sheet.get_by_role("listitem").get_by_role("button").first, "take")
        else:
            self.press(self.sheet.get_by_role("button").last, "answer")

    def draw(self) -> None:
        """Draw as many cards as the game says."""
        self.press(self.button(DRAW), "draw")

    def _draw(self) -> None:
        again, self._tried, self._enough = self._enough, set(), False
        if self.takes and not again and self.sees("Take the pile …"):
            self.press(self.button("Take the pile …"), "open")
        else:
            self.draw()

    def _play(self) -> None:
        if not self._enough and (self._meld() or self._add()):
            return
        if not self._discard():
            self._otherwise()

    def _meld(self) -> bool:
        """Lay a set of three or more, or a run of three, if there is one, or add it to a meld."""
        held = self.hand()
        return any(self._lay(cards) for cards in [*_sets(held), *_runs(held)])

    def _lay(self, cards: list[str]) -> bool:
        """Meld cards, or add them all to a meld; the same again only after another meld."""
        tried = " ".join(sorted(card[0] for card in cards))
        if tried in self._refused:
            return False
        self.choose(*cards)
        offers = self.offers()
        for what, start in {"meld": "New s", "add": "Add"}.items():
            if any(text.startswith(start) for text in offers) and self._keeps_some(what, cards):
                self.press(self.page.locator("[data-offer]").filter(has_text=start).first, what)
                self._refused = set()
                return True
        self._refused.add(tried)
        self._let_go()
        return False

    def _keeps_some(self, what: str, cards: list[str]) -> bool:
        return what == "meld" or sum(self.hand().values()) - len(cards) > 1

    def _let_go(self) -> None:
        if self.sees("Let go of the chosen cards"):
            self.hands.press(self.button("Let go of the chosen cards"))

    def _add(self) -> bool:
        """Add a card that fits one of our melds by the page's mark; keep wilds."""
        fitting = self.page.locator('[data-zone=hand] [data-card][aria-label*="fits"]')
        for card in fitting.evaluate_all("all => all.map(e => e.dataset.card)"):
            if card[0] in NATURAL and sum(self.hand().values()) > 2 and card not in self._tried:
                self._tried.add(card)
                self.choose(card)
                if any(text.startswith("Add") for text in self.offers()):
                    adding = self.page.locator("[data-offer]").filter(has_text="Add").first
                    self.press(adding, "add")
                    return True
                self._let_go()
        return False

    def _discard(self) -> bool:
        """Discard the least useful card that is legal."""
        held = self.hand()
        for card in sorted(held, key=lambda card: _use(card, held)):
            if f"discard {card}" not in self._tried:
                self._tried.add(f"discard {card}")
                self.choose(card)
                ending = self.button(re.compile("^Discard "))
                if self.phase == "play" and ending.get_attribute("aria-disabled") == "false":
                    self._enough = False
                    self.discard(ending)
                    return True
                self._let_go()
        return False

    def discard(self, ending: Locator) -> None:
        """Press the discard's button, and once more if the page asks whether it is meant."""
        self.press(ending, "discard")
        until = time.monotonic() + SECONDS
        while self.page.evaluate(looking.AFTER_DISCARD, SECONDS * 1000) == "asks":
            assert time.monotonic() < until, "the answer is not heard"
            # The page takes no answer that comes at once.
            if not self.page.evaluate(looking.ANSWERED, SECOND_TAP):
                self.hands.press(self.button(SURELY))

    def _otherwise(self) -> None:
        """If no discard is legal, take back or press whatever else the page offers."""
        if self.sees("Take back"):
            self._enough, self._tried = True, set()
            self.press(self.button("Take back"), "back")
            everything = self.sheet.get_by_role("button", name="Take everything back")
            if everything.count():
                self.press(everything, "everything")
        elif self.page.locator("[data-offer]").count():
            self.press(self.page.locator("[data-offer]").first, "other")
        else:
            self._tried, self._enough = set(), False


def _sets(held: Counter[str]) -> list[list[str]]:
    """Return all cards of each rank with three or more."""
    found = []
    for rank in NATURAL:
        cards = [card for card in held.elements() if card[0] == rank and card != "JK"]
        if len(cards) >= 3:
            found.append(cards[:7])
    return found


def _runs(held: Counter[str]) -> list[list[str]]:
    """Return runs of three in a suit."""
    found = []
    for suit in "SHDC":
        for at in range(len(RUN) - 2):
            cards = [f"{rank}{suit}" for rank in RUN[at : at + 3]]
            if all(held[card] for card in cards):
                found.append(cards)
    return found


def _use(card: str, held: Counter[str]) -> tuple[bool, int]:
    """Return how useful a card is: wilds most, then ranks with more cards."""
    alike = sum(n for other, n in held.items() if other[0] == card[0])
    return card[0] not in f"3{NATURAL}", alike


def play_together(*players: Player, until: Callable[[], bool]) -> None:
    """Let all play, one after the other, until something is true."""
    end = time.monotonic() + HAND_SECONDS
    while not until():
        assert time.monotonic() < end, "the hand does not end"
        phases = [player.phase for player in players]
        for player, phase in zip(players, phases, strict=True):
            if phase not in {"over", "wait"}:
                player.move()
        if set(phases) <= {"over", "wait"} and "wait" in phases:
            players[phases.index("wait")].pause()
