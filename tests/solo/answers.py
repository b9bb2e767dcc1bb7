"""What a server answers in lessons and as referee, to right plays, wrong ones and nonsense."""

import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx

from escalera.book import Attempt, Example, Lesson, book, lessons
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.notation import read, write
from escalera.rules import RuleSet

Case = dict[str, Any]
NONSENSE = (
    "jump", "meld  7S", "end stock", "9 draw", "2 draw", "discard 1S", "meld 7S=8S 9S", "yes",
)  # fmt: skip
POSITIONS = 60
"""So many positions of a game are spoilt at random."""


class Learner:
    """Somebody who tries much in a game's lessons."""

    def __init__(self, guest: httpx.AsyncClient, rules: RuleSet, seed: str) -> None:
        self._guest, self._rules = guest, rules
        self._random = random.Random(seed)

    async def cases(self) -> AsyncIterator[Case]:
        """Yield what was asked, in the page's words, and the answer."""
        for lesson in lessons(self._rules):
            for plays, ask in self._asked(lesson):
                yield await self._answered(lesson, plays, ask)

    async def _answered(self, lesson: Lesson, plays: list[str], ask: Any) -> Case:
        path = f"/api/games/{self._rules.game}/lessons/{lesson.key}/table"
        body = {"plays": plays} | ({"ask": ask} if ask else {})
        answer = await self._guest.post(path, json=body, params={"players": self._rules.seats})
        assert answer.status_code == 200, answer.text
        asked = {"record": lesson.record, "goal": lesson.goal, **body}
        return {"lesson": asked, "answer": answer.text}

    def _asked(self, lesson: Lesson) -> Iterator[tuple[list[str], Any]]:
        own = [play[2:] for play in lesson.solution if play.startswith("1 ")]
        yield [], None
        for end in range(len(own) + 1):
            yield from self._tried(lesson, own[:end])
        yield own, None
        yield from self._walked(lesson)

    def _walked(self, lesson: Lesson) -> Iterator[tuple[list[str], Any]]:
        """Yield a turn of plays that are legal, whatever the lesson asks for."""
        attempt = Attempt(lesson)
        while attempt.became == "open" and not attempt.game.hand_over and len(attempt.plays) < 12:
            action = self._random.choice(attempt.game.legal_texts())
            yield list(attempt.plays), _play(action)
            attempt = Attempt(lesson, [*attempt.plays, action])
        yield attempt.plays, None
        yield attempt.plays, _play("draw")

    def _tried(self, lesson: Lesson, plays: list[str]) -> Iterator[tuple[list[str], Any]]:
        game = Attempt(lesson, plays).game
        held = list(map(text_of, game.hand(1)))
        ideas = [one.play for one in lesson.tempting]
        for play in [*ideas, *self._random.sample(NONSENSE, 2), *game.legal_texts()[:3]]:
            yield plays, _play(play)
            yield plays, {"type": "why", "action": play, "ref": "w"}
        for count in range(1, min(4, len(held) + 1)):
            cards = self._random.sample(held, count)
            yield plays, {"type": "offer", "cards": cards, "ref": "o"}


def _play(action: str) -> Case:
    return {"type": "play", "seq": 0, "action": action, "ref": "p"}


# ---------------------------------------------------------------- the referee


class Arguer:
    """Somebody who asks the referee, also about positions that can't be."""

    def __init__(self, guest: httpx.AsyncClient, rules: RuleSet, seed: str) -> None:
        self._guest, self._rules = guest, rules
        self._random = random.Random(seed)

    async def cases(self) -> AsyncIterator[Case]:
        """Yield what was asked, and the answer."""
        shown = [one for chapter in book(self._rules).chapters for one in chapter.examples]
        for one in shown:
            yield await self._answered(one.record, f"1 {one.play}")
            if one.key == "ask-two-cards":
                yield await self._answered(self._told_yes(one), "1 discard 9C")
        for _ in range(POSITIONS):
            one = self._random.choice(shown)
            yield await self._answered(self._spoilt(one), f"1 {self._play(one)}")

    async def _answered(self, record: str, play: str) -> Case:
        answer = await self._guest.post("/api/referee", json={"record": record, "play": play})
        told = answer.json()
        said = told.get("detail") or _verdict(told)
        return {"judge": {"record": record, "play": play}, "answer": said}

    def _told_yes(self, example: Example) -> str:
        """Return a record whose player may go out, and need not."""
        game = Game.from_record(read(example.record))
        game.play("ask")
        while game.seat_to_act != 1:
            game.play("yes")
        return write(game.record())

    def _play(self, example: Example) -> str:
        ideas = ("draw", "take to m1", f"discard {self._card()}", *NONSENSE[:2], example.play)
        return self._random.choice(ideas)

    def _card(self) -> str:
        return text_of(self._random.randrange(53))

    def _spoilt(self, example: Example) -> str:
        """Return a record with other cards, melds, scores or plays than it had."""
        lines = example.record.splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("turn "))
        for _ in range(self._random.choice((1, 1, 2))):
            ways = self._recard, self._remeld, self._rescore, self._refoot, self._go_on
            self._random.choice(ways)(lines, at)
        return "".join(f"{line}\n" for line in lines)

    def _recard(self, lines: list[str], at: int) -> None:
        """Put some card many times into the hand, the pile or a meld."""
        places = [n for n in range(at) if lines[n].startswith(("deal 1", "pile", "melds"))]
        chosen, card = self._random.choice(places), self._card()
        lines[chosen] += f" {card}" * self._random.choice((1, 2, 3, 9))

    def _remeld(self, lines: list[str], at: int) -> None:
        """Add a meld, of one rank or of one suit or of anything."""
        rank, suit = self._random.choice("3456789TJQKA"), self._random.choice("SHDC")
        low = self._random.randrange(10)
        wilds = ["JK", "2S", f"JK=5{suit}", f"2H={rank}{suit}"]
        kinds = (
            [rank + one for one in "SHDCSHDC"][: self._random.randint(2, 8)],
            [one + suit for one in "3456789TJQKA"[low : low + self._random.randint(2, 8)]],
            [self._card() for _ in range(3)],
            ["JK", "2S", "2H", "2D", "JK"][: self._random.randint(3, 5)],
        )
        cards = [
            *self._random.choice(kinds),
            *self._random.sample(wilds, self._random.choice((0, 0, 1, 2))),
        ]
        number = 40 + len(lines)  # no meld has this number yet
        lines.insert(at - 1, f"melds 1 m{number} {' '.join(cards)}")

    def _rescore(self, lines: list[str], at: int) -> None:
        where = next(n for n, line in enumerate(lines) if line.startswith("scores"))
        scores = [self._random.choice((0, 5000, 30_000)) for _ in range(self._rules.teams)]
        lines[where] = f"scores {' '.join(map(str, scores))}"

    def _refoot(self, lines: list[str], at: int) -> None:
        """Give the player a foot, also where there are none."""
        if not any(line.startswith("foot") for line in lines):
            lines.insert(at - 1, "foot 1 *4")

    def _go_on(self, lines: list[str], at: int) -> None:
        play = self._random.choice(("draw", "ask", "meld 7S 7H 7D", "hop"))
        lines.append(f"{self._random.choice((1, 1, 2))} {play}")


def _verdict(told: Case) -> str:
    said = f"{str(told['legal']).lower()} {told['name']} {told['sentence']}"
    if not told["offence"]:
        return said
    points, raised, returned = (told["offence"][key] for key in ("points", "raised", "returned"))
    return f"{said} {points} {raised} {str(returned).lower()}"
