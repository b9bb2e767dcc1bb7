"""The log notes what events led to; a log that comes out differently now is found out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from escalera.engine.match import dealt, game, progress, steps
from escalera.engine.match.engine_version import ENGINE
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.score_sheet import ScoreSheet, score_sheet
from escalera.engine.state.reasons import Reason
from escalera.notation import read, write
from escalera.rules import RuleSet, load
from escalera.server.messages.options import Options
from escalera.server.table import events, parameters
from escalera.server.table.events import FROM_THE_FIRST_HAND, LOG
from escalera.server.table.stored.checks import Changed, noted
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.stored.remains import remains
from tests.server.alone import alone
from tests.server.store.kept.evening import Evening
from tests.server.store.kept.kept_logs import bolivia_stand_in, samba_given, told

Patch = pytest.MonkeyPatch
NO_MORE = "take with 4S 4C"
"""A play of the second hand of the log, and not in the first."""
OLD = Path(__file__).parent / "kept/logs/v0"


@pytest.fixture(scope="module")
def log() -> list[bytes]:
    return bolivia_stand_in().log  # in its second hand


def made(log: list[bytes]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log]


def changed(log: list[bytes]) -> tuple[str, int]:
    """Return what comes out differently, and in which hand."""
    with pytest.raises(Changed) as found:
        rebuilt(log)
    return found.value.what, found.value.hand


# ---------------------------------------------------------------- what is noted


def test_the_first_event_says_what_is_played(log: list[bytes]) -> None:
    first = made(log)[0]
    rules = load("bolivia", 4, first["options"]["settings"])
    assert (first["log"], first["version"]) == (FROM_THE_FIRST_HAND, rules.version)
    assert first["engine"] == ENGINE
    assert "record" not in first
    assert first["rules"].keys() == rules.values().keys()
    assert first["rules"]["going_out_bonus"] == "250"
    assert first["rules"]["draw_cards"] == str(rules.draw_cards)


def test_deals_turns_and_ends_say_what_came_of_them(log: list[bytes]) -> None:
    decks = [event["deck"] for event in made(log) if event["type"] == "dealt"]
    assert len({*decks}) == len(decks) == 2
    assert {len(deck) for deck in decks} == {32}
    ends = [event for event in made(log) if "points" in event]
    assert len(ends) == 1
    table = rebuilt(log)
    assert tuple(ends[0]["points"]) == table.ends[1].end.points
    assert ends[0]["end"] == f"out {table.ends[1].end.seat}"
    turns = [event for event in made(log) if event["type"] == "played" and "cards" in event]
    assert len(turns) > 20


def test_a_deal_has_one_digest_wherever_it_is_made() -> None:
    one, other = (Evening("same-deal", 2, game="sambola", players=2) for _ in range(2))
    for evening in (one, other):
        evening.begin()
    assert [e for e in made(one.log) if "deck" in e] == [e for e in made(other.log) if "deck" in e]


# ---------------------------------------------------------------- what is told apart


def other_deal(patch: Patch) -> None:
    deal = dealt.deal_from
    patch.setattr(game, "deal_from", lambda rules, seed, **how: deal(rules, f"{seed} x", **how))


def other_deal_later(patch: Patch) -> None:
    deal = dealt.deal_from

    def otherwise(rules: RuleSet, seed: str, *, hand_number: int, **how: Any) -> Any:
        return deal(rules, seed + " x" * (hand_number > 1), hand_number=hand_number, **how)

    patch.setattr(game, "deal_from", otherwise)


def other_rule(patch: Patch) -> None:
    """Refuse a play that only the second hand has."""
    attempt = steps.attempt

    def tried(position: Any, action: Any) -> Any:
        found = Reason.NOT_IN_HAND, position
        return found if str(action) == NO_MORE else attempt(position, action)

    patch.setattr(progress, "attempt", tried)


def other_score(patch: Patch) -> None:
    def scored(position: Any) -> ScoreSheet:
        sheet = score_sheet(position)
        return ScoreSheet(sheet.lines, tuple(total + 5 for total in sheet.totals))

    patch.setattr(progress, "score_sheet", scored)


def other_cards(patch: Patch) -> None:
    pile = Position.pile
    patch.setattr(Position, "pile", lambda position: [*pile(position), 1])


def without_a_parameter(patch: Patch) -> None:
    text = parameters.in_full

    def fewer(rules: RuleSet) -> dict[str, str]:
        return {name: value for name, value in text(rules).items() if name != "stock_end"}

    patch.setattr(parameters, "in_full", fewer)


def older_server(patch: Patch) -> None:
    patch.setattr("escalera.server.table.stored.rebuilding.LOG", FROM_THE_FIRST_HAND - 1)


@pytest.mark.parametrize(
    ("change", "what", "hand", "whole"),
    [
        (other_deal, "deck", 1, 0),
        (other_deal_later, "deck", 2, 1),
        (other_rule, "play", 2, 1),
        (other_score, "score", 1, 0),
        (other_cards, "cards", 1, 0),
        (without_a_parameter, "rules", 0, 0),
        (older_server, "log", 0, 0),
    ],
)
def test_a_log_that_comes_out_differently_is_noticed_and_kept(
    log: list[bytes],
    monkeypatch: Patch,
    change: Callable[[Patch], None],
    what: str,
    hand: int,
    whole: int,
) -> None:
    before = rebuilt(log)
    secrets = [event["secret"] for event in made(log) if event["type"] == "committed"]
    change(monkeypatch)
    assert changed(log) == (what, hand)
    left = remains(log)
    monkeypatch.undo()
    assert [kept.points for kept in left.hands] == [before.ends[1].end.points, ()]
    text = write(left.record)
    again = Game.from_record(read(text))  # every whole hand is checked
    assert [kept.score is not None for kept in again.record().hands] == [True] * whole
    assert f"score {' '.join(map(str, before.ends[1].end.points))}" in text
    assert secrets[0] in text
    assert secrets[1] not in text
    hands = [kept.number for kept in left.hands]
    assert [f"# hand {number}," in text for number in hands] == [n > whole for n in hands]
    plays = [event for event in made(log) if event["type"] == "played"]
    last = f"# {plays[-1]['seat']} {plays[-1]['action']}"
    assert text.splitlines()[-1] == last
    assert text.count("\ndeal ") == 4 * whole


def test_a_hand_in_play_shows_no_card_that_was_not_shown(
    log: list[bytes], monkeypatch: Patch
) -> None:
    before = rebuilt(log)
    other_rule(monkeypatch)
    text = write(remains(log).record)
    second = text[text.index("# hand 2") :]
    for word in ("deal ", "stock ", "reveal", "dealer"):
        assert word not in second
    assert before.shuffle.secret not in text


def test_parameters_hold_though_the_games_file_says_otherwise_now(
    monkeypatch: Patch, log: list[bytes]
) -> None:
    """Bolivia's file has another bonus now: the table goes on with the bonus it was opened with."""
    usual = Options.rules
    before = told(rebuilt(log))

    def corrected(options: Options) -> RuleSet:
        return load(options.game, options.players, {"red_canasta": "550", **options.settings})

    monkeypatch.setattr(Options, "rules", corrected)
    assert load("bolivia").values()["red_canasta"] != 550
    assert Options("bolivia").rules().values()["red_canasta"] == 550
    table = rebuilt(log)
    assert told(table) == before
    assert table.options.settings["red_canasta"] == before["rules"]["red_canasta"]
    monkeypatch.setattr(Options, "rules", usual)
    assert told(rebuilt(log)) == before


@pytest.mark.parametrize("name", ["bolivia-stand-in", "villages-second", "samba-offences"])
def test_an_old_log_has_no_checks_and_is_set_aside_at_a_refused_play(
    name: str, monkeypatch: Patch
) -> None:
    log = (OLD / f"{name}.jsonl").read_bytes().splitlines()
    assert not any({"deck", "cards", "points", "rules"} & event.keys() for event in made(log))
    rebuilt(log)
    plays = [event for event in made(log) if event["type"] == "played"]
    monkeypatch.setattr(
        progress, "attempt", lambda position, action: (Reason.NOT_IN_HAND, position)
    )
    assert changed(log) == ("play", 1)
    text = write(remains(log).record)
    assert text.count("\n# ") > len(plays)
    assert f"# {plays[0]['seat']} {plays[0]['action']}" in text


def test_what_cannot_be_read_leaves_what_comes_before_it(log: list[bytes]) -> None:
    before = rebuilt(log)
    left = remains([*log, b"\xffno event at all"])
    assert [kept.number for kept in left.hands] == [1, 2]
    assert Game.from_record(read(write(left.record))).scores == before.ends[1].scores
    assert remains([b"\xff", *log]).hands == ()


def test_an_event_is_noted_the_same_however_often(log: list[bytes]) -> None:
    last = events.decode(log[-2])
    assert noted(last, rebuilt(log[:-1])) == last
    assert rebuilt(log[:-1]).seq == rebuilt(log).seq - 1


# ---------------------------------------------------------------- a match brought along


@pytest.fixture(scope="module")
def given() -> list[bytes]:
    """The log of a table that goes on with a match of two hands, in its own second one."""
    return samba_given().log


def test_a_table_with_a_record_says_so_to_older_servers(
    given: list[bytes], monkeypatch: Patch
) -> None:
    first = made(given)[0]
    assert first["log"] == LOG > FROM_THE_FIRST_HAND
    assert first["record"] == alone(2)
    rebuilt(given)
    monkeypatch.setattr("escalera.server.table.stored.rebuilding.LOG", FROM_THE_FIRST_HAND)
    assert changed(given) == ("log", 0)


@pytest.mark.parametrize(
    ("change", "what", "whole"),
    [(other_score, ("record", 0), 0), (other_deal, ("deck", 3), 2)],
)
def test_hands_played_elsewhere_are_kept_when_the_table_is_set_aside(
    given: list[bytes],
    monkeypatch: Patch,
    change: Callable[[Patch], None],
    what: tuple[str, int],
    whole: int,
) -> None:
    before = rebuilt(given)
    change(monkeypatch)
    assert changed(given) == what
    left = remains(given)
    monkeypatch.undo()
    points = [end.end.points for end in before.ends.values()]
    assert len(points) == 3
    assert [kept.number for kept in left.hands] == [1, 2, 3, 4]
    assert [kept.points for kept in left.hands] == [*points, ()]
    text = write(left.record)
    again = Game.from_record(read(text))
    assert again.hand_number == whole
    lines = text.splitlines()
    for hand in (1, 2, 3, 4):
        told = any(line.startswith(f"# hand {hand}, which comes out") for line in lines)
        assert told == (hand > whole)
    assert text.count("# deal ") == 4 * (2 - whole), "the cards of hands that all have seen"


def test_before_it_goes_on_a_table_keeps_what_was_played(
    given: list[bytes], monkeypatch: Patch
) -> None:
    lobby = [*given[:2], b"\xffno event at all"]
    left = remains(lobby)
    assert [kept.number for kept in left.hands] == [1, 2]
    assert Game.from_record(read(write(left.record))).hand_number == 2
    other_score(monkeypatch)
    assert [kept.number for kept in remains(lobby).hands] == [1, 2]
