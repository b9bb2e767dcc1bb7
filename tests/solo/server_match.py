"""A match of one person against bots at a server's table: all requests, all frames."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import floor
from typing import Any

import msgspec

from escalera.bots.planner import plans
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.notation.shuffle import seal_of
from escalera.server.frames.messages_out import because
from escalera.server.frames.offers import offers
from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Listener, Live
from escalera.server.live.processes.botpool import think
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.commands import Asker
from escalera.server.table.timeouts import bot_turn, overdue
from tests.fuzz.tables import Table as Chosen

ME = "me"
LEVELS = ("easy", "medium", "hard")
MOST = 4000
"""Requests of a person in a match: far more than a sensible match takes."""


@dataclass
class Step:
    """A request, or what the table does by itself (`ask` None), and the frames that follow."""

    now: float
    secret: str
    ask: dict[str, Any] | None
    hints: list[tuple[list[str], int]] | None = None
    frames: list[str] = field(default_factory=list)


def hints(game: Game) -> list[tuple[list[str], int]]:
    """Return the planner's three best ways to play, and how many points each is behind the best."""
    best, *others = plans(game.view(game.seat_to_act), game.legal_actions())
    shown = [best, *(plan for plan in others if plan.value <= best.value)][:3]
    return [(list(map(str, plan.actions)), floor(best.value - plan.value + 0.5)) for plan in shown]


class ServerMatch:
    """One match, step by step."""

    def __init__(self, hub: Hub, chosen: Chosen, seed: str) -> None:
        self._hub, self._chosen = hub, chosen
        self._random = random.Random(seed)
        self._now, self._secret = 1_700_000_000.123456, ""
        self._asker = Asker(ME, lambda: self._now, lambda: self._secret)
        self._live: Live | None = None
        self.steps: list[Step] = []
        self._number = ""

    @property
    def live(self) -> Live:
        assert self._live is not None
        return self._live

    async def play(self) -> dict[str, Any]:
        """Play the whole match; return its opening and its steps as plain values."""
        made = self._made()
        self._live = await self._hub.open_table(made)
        self._live.listeners.add(Listener(ME, self._heard))
        await self._seat_all()
        for _ in range(MOST):
            if self.live.table.status == "finished":
                break
            await self._go_on()
        assert self.live.table.status == "finished"
        opening = {"at": made.at, "table": made.table, "host": ME}
        options = msgspec.to_builtins(made.options)
        steps = [vars(step) for step in self.steps]
        return {"made": {**opening, "options": options}, "steps": steps}

    def _made(self) -> events.TableMade:
        chosen, pick = self._chosen, self._random
        options = Options(
            chosen.game, chosen.players, dict(chosen.settings), pace="instant",
            chat=pick.random() < 0.5, clock=pick.choice(("none", "gentle")),
        )  # fmt: skip
        return events.TableMade(self._now, f"page-{pick.getrandbits(40):x}", options, ME)

    def _heard(self, frame: bytes) -> None:
        self.steps[-1].frames.append(frame.decode())

    def _begin(self, ask: dict[str, Any] | None) -> Step:
        self._now += self._random.random() * 3
        self._secret = f"{self._random.getrandbits(256):064x}"
        self.steps.append(Step(self._now, self._secret, ask))
        return self.steps[-1]

    async def _ask(self, **ask: Any) -> None:
        """Ask as a connection does."""
        step = self._begin({**ask, "ref": f"r{len(self.steps)}"})
        message = asks.read(json.dumps(step.ask))
        table = self.live.table
        try:
            match message:
                case asks.Why():
                    self._tell(because(table, ME, message))
                case asks.Offer():
                    self._tell(offers(table, ME, message))
                case asks.Ping():
                    self._tell(protocol.Pong(ref=message.ref))
                case _:
                    await self._hub.ask(self.live, message, self._asker)
        except Refused as why:
            self._tell(protocol.error(why, message.ref))

    def _tell(self, message: protocol.Tell) -> None:
        self._heard(protocol.write(message))

    # ------------------------------------------------------------ the match

    async def _seat_all(self) -> None:
        seats = len(self.live.table.seats)
        name = self._random.choice(("Ann", "Ben", "Dan"))  # two are bots' usual names, too
        await self._ask(type="sit", seat=self._random.randint(1, seats), name=name)
        for seat in range(1, seats + 1):
            if self._random.random() < 0.6:
                await self._ask(type="bot", seat=seat, bot=self._random.choice(LEVELS))
        await self._ask(type="start")
        await self._ask(type="stand")

    async def _go_on(self) -> None:
        table = self.live.table
        if table.dealing:
            await self._shuffle()
        elif table.hand_over:
            await self._ask(type="next")
        elif bot_turn(table) is None:
            await self._turn()
        else:
            await self._bot()

    async def _shuffle(self) -> None:
        hand = self.live.table.shuffle.hand
        if self._random.random() < 0.2:
            await self._wait()
            return
        number = f"{self._random.getrandbits(128):032x}"
        await self._ask(type="seal", hand=hand, hash=seal_of(number))
        if self._random.random() < 0.2:
            await self._ask(type="shuffle", hand=hand, number=number[::-1])
        await self._ask(type="shuffle", hand=hand, number=number)
        pace = self._random.choice(("", "instant"))
        await self._ask(type="bots", bot=self._random.choice(("", *LEVELS)), pace=pace)

    async def _wait(self) -> None:
        """Let the table's own time run out."""
        self._now += 5
        self._begin(None)
        await self._hub.happen(self.live, self._overdue)

    def _overdue(self, table: Any) -> Sequence[events.Event]:
        found = overdue(table, self._asker)
        return [found] if found else []

    async def _bot(self) -> None:
        table = self.live.table
        found = bot_turn(table)
        assert found
        assert table.game
        seat, bot, _ = found
        self._begin(None)
        view, legal = table.game.view(seat), table.game.legal_actions()
        action = str(think(bot, f"{table.id}/{seat}/{table.seq}", view, legal))
        event = events.Played(self._now, seat, action, "bot")
        await self._hub.happen(self.live, lambda _: [event])

    async def _turn(self) -> None:
        """Play mostly as a bot would, and try much else on the way."""
        table, pick = self.live.table, self._random
        assert table.game
        if pick.random() < 0.04:
            await self._pause(table.game.seat_to_act)
        seat, seq = table.game.seat_to_act, table.seq
        self.steps[-1].hints = hints(table.game)
        texts = table.game.legal_texts()
        if pick.random() < 0.25:
            await self._try_out(seat)
            return
        if pick.random() < 0.85:
            view, legal = table.game.view(seat), table.game.legal_actions()
            action = str(think("hard", "", view, legal))
        else:
            action = pick.choice(texts)
        await self._ask(type="play", seq=seq, action=action)

    async def _pause(self, seat: int) -> None:
        """Ask while the game is paused."""
        game = self.live.table.game
        assert game
        await self._ask(type="pause")
        for action in ("draw", "jump"):
            await self._ask(type="why", action=action)
        await self._ask(type="offer", cards=[text_of(game.hand(seat)[0])])
        await self._ask(type="resume")

    async def _try_out(self, seat: int) -> None:
        table, pick = self.live.table, self._random
        assert table.game
        held = [text_of(kind) for kind in table.game.hand(seat)]
        cards = pick.sample(held, min(len(held), pick.choice((1, 1, 2, 2, 3, 3, 4, 5, 6))))
        if pick.random() < 0.5:
            akin = [card for card in held if card[0] == cards[0][0] or card in ("JK", "2S")]
            cards = akin[: pick.choice((2, 3, 4))] or cards
        await self._ask(type="offer", cards=cards)
        found = json.loads(self.steps[-1].frames[-1]).get("actions") or []
        if found and pick.random() < 0.5:
            await self._ask(type="play", seq=table.seq, action=pick.choice(found))
            return
        for action in self._ideas(cards):
            if pick.random() < 0.6:
                await self._ask(type="why", action=action)
            else:
                await self._ask(type="play", seq=table.seq, action=action)

    def _ideas(self, cards: list[str]) -> Iterator[str]:
        """Yield what somebody may try, legal or not, and what is no action at all."""
        pick = self._random
        meld = f"m{pick.randint(1, 6)}"
        ideas = (
            f"meld {' '.join(cards)}", f"add {' '.join(cards)} to {meld}",
            f"take with {' '.join(cards[:2])}", f"take with {' '.join(cards[:2])} to {meld}",
            f"take to {meld}", f"back {cards[0]} from {meld}", "back", "draw", "ask", "yes",
            f"discard {cards[0]}", f"merge {meld} m2", "claim", "special", "end stock",
            f"declare {cards[0]}", "meld 7S 8S JK=9S", "add JK=5D to m1", "jump", "meld  7S",
            "add 7S", "take with", "9 draw", "discard 1S", "meld 7S=8S 9S",
            f"{pick.randint(1, 2)} discard {cards[0]}",
        )  # fmt: skip
        yield from pick.sample(ideas, 2)
