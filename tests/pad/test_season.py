"""A season's figures, from two matches worked by hand."""

import csv
import io
import json

from escalera.pad import agreed, season, start
from escalera.pad.match.season import hands_csv, players_csv
from tests.pad.examples import example

ANN_CEM = ("Ann", "Bob", "Cem", "Dee")
ANN_BOB = ("Ann", "Eve", "Bob", "Fay")
PADS = (
    example("samba", 0, names=ANN_CEM, played="2026-10-03"),  # 1,040 to 10,290: Bob and Dee
    example("villages-samba", 1, names=ANN_BOB),  # a tie, 1,000 each
    start(agreed("samba"), names=("Ann", "Gus", "Hal", "Ida")),  # not begun
)


def test_who_won() -> None:
    found = season(PADS)
    assert [match.winners for match in found.matches] == [(2,), (1, 2), ()]
    by_name = {player.name: player for player in found.players}
    bob, ann = by_name["Bob"], by_name["Ann"]
    assert (bob.matches, bob.finished, bob.won, bob.tied) == (2, 2, 1, 1)
    assert (ann.matches, ann.finished, ann.won, ann.tied) == (3, 2, 0, 1)
    assert found.players[0].name == "Bob"


def test_averages_and_best_hands() -> None:
    found = season(PADS)
    bob = next(player for player in found.players if player.name == "Bob")
    # Six hands of Samba with 10,290, two of the Villages' game with 1,000: 11,290 in eight.
    assert (bob.hands, bob.points, bob.mean) == (8, 11_290, 1411.2)
    assert (bob.best, bob.worst, bob.out) == (4985, -60, 3)
    best = found.best[0]
    assert (best.points, best.team, best.match, best.hand) == (4985, "Bob & Dee", 1, 6)
    assert [hand.points for hand in found.best] == sorted(
        (hand.points for hand in found.best), reverse=True
    )


def test_json() -> None:
    data = json.loads(json.dumps(season(PADS).data()))
    assert data["matches"][0]["players"] == [["Ann", "Cem"], ["Bob", "Dee"]]
    assert data["players"][0]["name"] == "Bob"


def test_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(players_csv(season(PADS)))))
    assert rows[0]["name"] == "Bob"
    assert rows[0]["points"] == "11290"
    hands = list(csv.DictReader(io.StringIO(hands_csv(PADS))))
    assert len(hands) == 2 * (6 + 2)
    assert hands[-1]["score"] == "1000"
    assert hands[0]["players"] == "Ann, Cem"


def test_names_are_no_formulas() -> None:
    names = ("=HYPERLINK(1)", "Bob, the second", 'C"em', "Dee")
    text = players_csv(season([example("samba", 0, names=names)]))
    rows = {row["name"] for row in csv.DictReader(io.StringIO(text))}
    assert rows == {"'=HYPERLINK(1)", "Bob, the second", 'C"em', "Dee"}


def test_nothing_at_all() -> None:
    assert season([]).players == ()
