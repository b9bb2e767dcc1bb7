"""Write the tables that the development page shows: `python web/dev/fixtures.py`.

Each is a state of a hand that bots have played, as a seat's `hand` message has it; `full-*` are
made up to be as crowded as a table can get.
"""

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from escalera.bots import registry
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.server.frames.messages_out import public_hand
from escalera.server.messages.options import Options

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Ann", "Ben", "Carla", "Dan", "Eve", "Federico")
GAMES = (
    ("samba", 4, "greedy", 3),
    ("sambola", 4, "greedy", 5),
    ("sambola", 6, "greedy", 6),
    ("sambola", 3, "greedy", 7),
    ("black-samba", 2, "greedy", 2),
    ("bolivia", 4, "greedy", 4),
    ("villages-samba", 4, "greedy", 9),
    ("villages-samba", 6, "random", 9),
)
SHARES = (0.0, 0.35, 0.7, 0.97)


def frames(game_id: str, players: int, bot_name: str, seed: int) -> list[dict[str, Any]]:
    """Return a hand's states as seat 1 sees them, from the deal to the end."""
    game = Game.new(game_id, seed=seed, players=players)
    bots = [registry.make_bot(bot_name, seed + seat) for seat in range(players)]
    last: tuple[int, str, str] | None = None
    kept = []
    while not game.hand_over:
        kept.append(_frame(game, last, game_id, players))
        seat, legal = game.seat_to_act, game.legal_actions()
        action = bots[seat - 1].choose(game.view(seat), legal)
        last = (seat, str(action), "bot")
        game.play(action)
    return kept


def _frame(game: Game, last: tuple[int, str, str] | None, game_id: str, n: int) -> dict[str, Any]:
    table: Any = SimpleNamespace(last=last)
    legal = [str(a) for a in game.legal_actions()] if game.seat_to_act == 1 else []
    return {
        "table": _plain(public_hand(table, game.view(0))),
        "cards": [text_of(kind) for kind in game.hand(1)],
        "legal": legal,
        "seat": 1,
        "seats": [_seat(seat, game.rules.team_of(seat)) for seat in range(1, n + 1)],
        "options": _plain(Options(game=game_id, players=n)),
        "title": game.rules.title,
    }


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _seat(seat: int, team: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "team": team,
        "name": NAMES[seat - 1],
        "bot": "" if seat == 1 else "greedy",
        "stand_in": "",
        "away": False,
        "ready": False,
        "you": seat == 1,
    }


def full(frame: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the frame with 30 cards in the hand and twenty melds for each team."""
    rng = random.Random(seed)
    table = frame["table"]
    table["melds"] = [_meld(rng, team, n) for team in (1, 2) for n in range(1, 21)]
    table["melded"] = [True] * len(table["melded"])
    pack = [r + s for r in "456789TJQKA2" for s in "SHDC"] * 3 + ["JK"] * 6 + ["3S", "3C"]
    frame["cards"] = sorted(rng.sample(pack, 30))
    table["hand_sizes"][0] = 30
    table["pile"] = [*rng.sample(pack, 20), "2C", "9S", "7H"]
    table["frozen"], table["blocked"] = True, False
    table["scores"] = [8_455, 12_310][: len(table["scores"])]
    return frame


def _meld(rng: random.Random, team: int, number: int) -> dict[str, Any]:
    size = 7 if number % 2 else rng.randint(3, 6)
    if number % 3 == 0:
        form, cards = "sequence", _sequence(rng, size)
    elif number % 11 == 0:
        form, cards = "wild", rng.choices(["JK", "2S", "2D"], k=size)
    else:
        form, cards = "set", _set(rng, size)
    tabled = cards[-2:] if number == 4 and team == 1 else []
    return {"team": team, "number": number, "form": form, "cards": cards, "tabled": tabled}


def _sequence(rng: random.Random, size: int) -> list[str]:
    low, suit = rng.randint(0, 11 - size), rng.choice("SHDC")
    cards = [rank + suit for rank in "456789TJQKA"[low : low + size]]
    if rng.random() < 0.4:
        cards[1] = f"2C={cards[1]}"
    return cards


def _set(rng: random.Random, size: int) -> list[str]:
    rank = rng.choice("456789TJQKA")
    wilds = rng.randint(0, 2) if size > 3 else 0
    naturals = [rank + suit for suit in rng.choices("SHDC", k=size - wilds)]
    return naturals + rng.choices(["JK", "2H", "2S"], k=wilds)


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(exist_ok=True)
    for game_id, players, bot, seed in GAMES:
        kept = frames(game_id, players, bot, seed)
        mine = [f for f in kept if f["table"]["turn"] == 1] or kept
        for n, share in enumerate(SHARES):
            _write(f"{game_id}-{players}-{n}", mine[int(share * (len(mine) - 1))])
        if players == 4:
            _write(f"full-{game_id}", full(mine[len(mine) // 2], seed))


def _write(name: str, frame: dict[str, Any]) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(frame) + b"\n")


if __name__ == "__main__":
    main()
