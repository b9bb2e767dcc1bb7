"""Writes logs of tables to keep: `python -m tests.server.store.kept.kept_logs FOLDER`.

Requests, time and bots play each one as at a server, without a network. Beside it stands what its
table said at the time, so that a test can ask again for ever.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from escalera.cards.kinds import text_of
from escalera.notation import write
from escalera.notation.shuffle import seal_of
from escalera.server.frames.replay_frames import finished
from escalera.server.messages import asks
from escalera.server.table import events
from escalera.server.table.table import Table
from tests.server.store.kept.evening import Evening


def lobby() -> Evening:
    """People take, leave and swap seats and give them to bots; nothing is dealt."""
    made = Evening("lobby-samba", 3, game="samba", public=True)
    for seat, person in enumerate(made.people, 1):
        made.ask(person, asks.Sit(seat=seat, name=person.title()))
    made.ask("bo", asks.Stand())
    made.ask("ann", asks.PutBot(seat=2, bot="easy"))
    made.ask("ann", asks.Swap(seat=1, other=4))
    return made


def samba_over() -> Evening:
    """A finished match of four people, who go on at another table."""
    made = Evening("over-samba", 4, game="samba", settings={"target": "4000"})
    made.begin()
    made.play()
    while made.table.status == "playing":
        made.next_hand()
        made.play()
    made.let(events.RematchMade(made.now, "again-samba"))
    return made


def sambola_clock() -> Evening:
    """Two people in the first hand; the clock has played."""
    made = Evening("clock-sambola", 2, game="sambola", players=2, clock="strict", turn_seconds=30)
    made.begin()
    made.play(60)
    made.wait(31.0)
    made.wait(31.0)
    made.play(25)
    return made


def black_samba_after() -> Evening:
    """People and bots after the first hand; one is ready, one has paused."""
    made = Evening("after-black", 2, game="black-samba", pace="instant")
    made.begin("easy", "hard")
    made.play(20)
    made.ask("bo", asks.Pause())
    made.ask("ann", asks.Resume())
    made.play()
    made.ask("ann", asks.NextHand())
    made.ask("bo", asks.Pause())
    return made


def bolivia_stand_in() -> Evening:
    """House rules, second hand; a bot sits in for one person who has gone, another is back."""
    settings = {"going_out_bonus": "250", "draw_cards": "1", "red_three": "150"}
    made = Evening("stand-bolivia", 3, game="bolivia", settings=settings, grace_seconds=20)
    made.begin("medium")
    made.play(30)
    made.let(events.Gone(made.now, 1), events.Gone(made.now, 2))
    made.wait(21.0)
    made.play(20)
    made.let(events.Back(made.now, 1))
    made.play()
    made.let(events.Back(made.now, 2))
    made.next_hand()
    made.play(40)
    made.let(events.Gone(made.now, 3))
    made.wait(21.0)
    made.play(20)
    return made


def villages_second() -> Evening:
    """Four people in the second hand: cuts of 30, and the first one's shuffle is revealed."""
    made = Evening("second-villages", 4, game="villages-samba", settings={"cut_bonus": "0.5"})
    made.begin()
    made.play()
    made.next_hand()
    made.play(90)
    return made


def samba_offences() -> Evening:
    """Self-policed play: undeclared red 3s and wrong claims, with their penalties."""
    settings = {"self_policed": "yes", "target": "100000"}
    made = Evening("offence-samba", 4, game="samba", settings=settings)
    made.begin()
    made.play(chance=0.15)
    while not penalties(made.table):
        made.next_hand()
        made.play(chance=0.15)
    return made


def dealing() -> Evening:
    """A hand that waits for its numbers."""
    made = Evening("dealing-samba", 4, game="samba", players=4)
    for seat, person in enumerate(made.people, 1):
        made.ask(person, asks.Sit(seat=seat, name=person.title()))
    made.ask("ann", asks.Start())
    made.ask("ann", asks.Seal(hand=1, hash=seal_of("abc")))
    return made


def alone(hands: int, plays: int = 0, **options: Any) -> Evening:
    """A table as the page holds it: after some hands against bots, and some plays of the next."""
    made = Evening("page-0123456789abcdef", 1, **options)
    made.begin("hard", "easy", "hard")
    made.play()
    for _ in range(hands - 1):
        made.next_hand()
        made.play()
    if plays:
        made.next_hand()
        made.play(plays)
    return made


def samba_given() -> Evening:
    """Two people go on with a match that one of them began alone, and are in their second hand."""
    before = alone(2, game="samba").table.game
    assert before is not None
    made = Evening("given-samba", 2, write(finished(before)), game="samba")
    made.begin("greedy")
    made.play()
    made.next_hand()
    made.play(40)
    return made


def friends() -> Evening:
    """Two Anns with a call beside the table; one of them leaves, and a bot plays for her."""
    made = Evening("friends-samba", 2, game="samba")
    made.ask("ann", asks.Call(link="https://meet.example/club"))
    made.ask("bo", asks.Sit(seat=3, name="Ann"))
    made.ask("ann", asks.Free(seat=3))
    made.begin("greedy", "greedy")
    made.play(10)
    made.ask("bo", asks.Leave())
    made.play(20)
    return made


def changed_bots() -> Evening:
    """The host lets the bots play better and faster, in the first hand and later."""
    made = Evening("bots-samba", 2, game="samba")
    made.begin("easy", "easy")
    made.play(10)
    made.ask("ann", asks.Bots(bot="greedy", pace="instant"))
    made.play()
    made.next_hand()
    made.ask("ann", asks.Bots(pace="slow"))
    made.play(20)
    return made


def closed_table() -> Evening:
    """Somebody was taken out of the log, and then whoever runs the server closed the table."""
    made = Evening("closed-samba", 2, game="samba", pace="instant")
    made.begin("easy", "hard")
    made.play(12)
    made.let(events.Forgotten(made.now))
    made.play(4)
    made.let(events.Closed(made.now))
    return made


def removed_player() -> Evening:
    """The host locked the table, and removed somebody in the middle of a hand."""
    made = Evening("locked-samba", 3, game="samba", pace="instant")
    made.begin("easy")
    made.play(12)
    made.ask("ann", asks.Lock(locked=True))
    made.ask("ann", asks.Remove(seat=made.table.seat_of("cy")))
    made.play(8)
    return made


def streamed_deck() -> Evening:
    """A hand and a half of four people, dealt from a cryptographic stream; the seats cut."""
    made = Evening("stream-villages", 4, game="villages-samba", settings={"cut_bonus": "0.5"})
    made.begin()
    made.play()
    made.next_hand()
    made.play(20)
    return made


EVENINGS: tuple[Callable[[], Evening], ...] = (
    lobby,
    dealing,
    samba_over,
    sambola_clock,
    samba_offences,
    black_samba_after,
    bolivia_stand_in,
    villages_second,
    samba_given,
    friends,
    changed_bots,
    closed_table,
    removed_player,
    streamed_deck,
)


def penalties(table: Table) -> int:
    """Return how many points of penalties are on the sheets."""
    return sum(sum(end.lines.get("penalties", ())) for end in table.ends.values())


def told(table: Table) -> dict[str, Any]:
    """Return what a table says, in words that won't change."""
    return {
        "seq": table.seq,
        "status": table.status,
        "seats": [
            [seat.person, seat.name, seat.bot, seat.stand_in, seat.away_since > 0, seat.ready]
            for _, seat in sorted(table.seats.items())
        ],
        "shuffle": [table.shuffle.hand, table.shuffle.commit, table.dealing],
        "paused": table.paused_by,
        "rematch": table.rematch,
        "rules": {name: str(value) for name, value in table.rules.values().items()},
        "reveals": [list(made) for made in table.reveals.values()],
        "ends": [
            [end.seq, end.end.ending.name, end.end.seat, list(end.end.points), list(end.scores)]
            for end in table.ends.values()
        ],
        "hand": _hand(table) if table.game and table.game.hand_number else None,
    }


def _hand(table: Table) -> dict[str, Any]:
    game = table.game
    assert game is not None
    view = game.view(0)
    return {
        "number": game.hand_number,
        "dealer": game.dealer,
        "scores": list(game.scores),
        "actor": view.actor,
        "turn": view.turn,
        "hands": [" ".join(map(text_of, game.hand(seat))) for seat in sorted(table.seats)],
        "pile": " ".join(map(text_of, view.pile)),
        "stocks": list(view.stocks),
        "frozen": view.frozen,
        "melds": [
            f"{meld.team} {meld.number} {meld.form.name} {' '.join(map(str, meld.cards))}"
            for meld in view.melds
        ],
        "red threes": [" ".join(map(text_of, reds)) for reds in view.red_threes],
        "minimums": list(view.minimums),
        "last": list(table.last) if table.last else None,
    }


def keep(folder: Path) -> None:
    """Write all logs and what their tables say."""
    folder.mkdir(parents=True, exist_ok=True)
    for evening in EVENINGS:
        made = evening()
        path = folder / f"{evening.__name__.replace('_', '-')}.jsonl"
        path.write_bytes(b"".join(line + b"\n" for line in made.log))
        path.with_suffix(".json").write_text(json.dumps(told(made.table), indent=1) + "\n")


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
