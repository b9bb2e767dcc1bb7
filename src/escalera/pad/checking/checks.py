"""Checks a written hand: what is impossible, and what is doubtful."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from escalera.engine.match import doors
from escalera.engine.state.enums import Item
from escalera.pad.checking import pack_limits
from escalera.pad.checking.findings import Check, Finding, Level, found
from escalera.pad.checking.needed_words import needed
from escalera.pad.sheet.entry import Hand, TeamHand
from escalera.pad.sheet.fields import Field, fields, labelled, numbers_of
from escalera.pad.sheet.points import melds
from escalera.rules import RuleSet
from escalera.rules.requirements import RANKS, supply
from escalera.texts import LANGUAGES, texts


def check_hand(
    rules: RuleSet, hand: Hand, minimums: tuple[int, ...] | None = None
) -> tuple[Finding, ...]:
    """Return what is wrong with a hand, the impossible first.

    minimums: what each team's initial meld had to be worth; without them that is not checked.
    """
    findings = [finding for check in _OF_ALL for finding in check(rules, hand)]
    for number, team in enumerate(hand.teams, 1):
        findings += [finding for each in _OF_A_TEAM for finding in each(rules, team, number)]
    if minimums is not None:
        findings += _short(rules, hand, minimums)
    return tuple(sorted(findings, key=lambda finding: finding.level is not Level.IMPOSSIBLE))


def impossible(findings: tuple[Finding, ...]) -> Finding | None:
    """Return the first impossible finding, None if the hand can be kept."""
    return next((one for one in findings if one.level is Level.IMPOSSIBLE), None)


# ------------------------------------------------------------------ all teams together


def _sum(hand: Hand, *names: str) -> int:
    return sum(team.get(name) for team in hand.teams for name in names)


def _out(rules: RuleSet, hand: Hand) -> Iterator[Finding]:
    count = _sum(hand, "out")
    if count > 1:
        yield found(rules, Check.TWO_WENT_OUT, field="out", figures=(count,))
    if count == 0:
        yield found(rules, Check.NOBODY_OUT, field="out")


def _threes(rules: RuleSet, hand: Hand) -> Iterator[Finding]:
    there = 2 * rules.packs
    reds = _sum(hand, "red_threes", "red_threes_left")
    if reds > there:
        yield found(rules, Check.TOO_MANY_RED_THREES, field="red_threes", figures=(there, reds))
    blacks = _sum(hand, "black_threes_left")
    if blacks > there:
        name = "black_threes_left"
        yield found(rules, Check.TOO_MANY_BLACK_THREES, field=name, figures=(there, blacks))


_SEVENS: Final = {Item.RED_SEVENS, Item.BLACK_SEVENS}
_SAMBAS: Final = {Item.RED_SAMBA, Item.BLACK_SAMBA}
_WILD: Final = {Item.WILD_MIXED, Item.WILD_BLACK, Item.WILD_RED}


def _melds(rules: RuleSet, hand: Hand) -> Iterator[Finding]:
    """Compare each sort of meld with the most that the pack holds, over all teams."""
    most = supply(rules)
    sorts = (
        ({Item.RED_CANASTA}, most.red_canastas),
        ({Item.BLACK_CANASTA}, most.black_canastas),
        (_WILD, most.wild_melds),
    )
    for items, there in sorts:
        yield from _too_many(rules, hand.teams, items, there)
    if not rules.one_sequence_per_suit:
        yield from _too_many_sambas(rules, hand.teams)
    sevens = [item for item in fields(rules) if item.item in _SEVENS]
    count = sum(team.get(item.name) for team in hand.teams for item in sevens)
    if count > most.sevens:
        figures = (4 * rules.packs, most.sevens, count)
        yield found(rules, Check.TOO_MANY_SEVENS, field=sevens[0].name, figures=figures)


def _too_many_sambas(
    rules: RuleSet, teams: tuple[TeamHand, ...], number: int = 0
) -> Iterator[Finding]:
    """Compare the sambas of each colour, and only if those are possible all of them."""
    most = supply(rules)
    colours = (({Item.RED_SAMBA}, most.red_sambas), ({Item.BLACK_SAMBA}, most.black_sambas))
    of_one = [one for sort in colours for one in _too_many(rules, teams, *sort, number)]
    yield from of_one or _too_many(rules, teams, _SAMBAS, most.sambas, number)


def _too_many(
    rules: RuleSet, teams: tuple[TeamHand, ...], items: set[Item], there: int, number: int = 0
) -> Iterator[Finding]:
    of_sort = [item for item in fields(rules) if item.item in items]
    count = sum(team.get(item.name) for team in teams for item in of_sort)
    if count > there:
        words, name = tuple(_labels(of_sort, one) for one in LANGUAGES), of_sort[0].name
        yield found(rules, Check.TOO_MANY_MELDS, number, name, (there, count), words)


def _labels(of_sort: list[Field], language: str) -> str:
    first, *more = (labelled(item.words, language) for item in of_sort)
    if not more:
        return first
    *before, last = (label.lower() for label in more)
    values = {"first": ", ".join([first, *before]), "last": last}
    return texts(language, "needs").say("need-and", values)


def _cards(rules: RuleSet, hand: Hand) -> Iterator[Finding]:
    counts: Counter[Item] = Counter()
    for team in hand.teams:
        counts.update(melds(rules, team))
    most = supply(rules)
    whole, blacks, twos = rules.complete_cards, counts[Item.WILD_BLACK], counts[Item.WILD_RED]
    wilds = sum(_least_wilds(rules, item) * count for item, count in counts.items())
    jokers, least_twos = 4 * blacks, whole * twos + (whole - 4) * blacks
    of_one = [
        *_too_many_wilds(rules, "jokers", jokers, rules.jokers),
        *_too_many_wilds(rules, "twos", least_twos, 4 * rules.packs),
    ]
    yield from of_one or _too_many_wilds(rules, "wilds", wilds, most.wilds)
    all_cards = whole * counts.total()
    there = RANKS * 4 * rules.packs + most.wilds
    if all_cards > there:
        yield found(rules, Check.TOO_MANY_CARDS, figures=(all_cards, there))


def _too_many_wilds(rules: RuleSet, cards: str, least: int, there: int) -> Iterator[Finding]:
    """Compare what the complete melds hold at least with the pack; cards: the sort of wilds."""
    if least > there:
        words = (cards,) * len(LANGUAGES)
        yield found(rules, Check.TOO_MANY_WILDS, figures=(least, there), words=words)


def _least_wilds(rules: RuleSet, item: Item) -> int:
    if item in _WILD:
        return rules.complete_cards
    return int(item in (Item.BLACK_CANASTA, Item.BLACK_SAMBA, Item.BLACK_SEVENS))


def _card_points(rules: RuleSet, hand: Hand) -> Iterator[Finding]:
    points, there = _sum(hand, "table", "hand"), pack_limits.all_points(rules)
    if points > there:
        yield found(rules, Check.TOO_MANY_POINTS, field="table", figures=(there, points))
    laid, held = (pack_limits.cards_by_value(rules, tabled=where) for where in (True, False))
    pack = laid | held
    for value, cards in pack.items():
        count = sum(
            counts.get(value, 0) for team in hand.teams for counts in team.by_value.values()
        )
        if count > cards:
            figures = (cards, value, count)
            yield found(rules, Check.TOO_MANY_OF_A_VALUE, field="table", figures=figures)


# ------------------------------------------------------------------ one team


def _needs(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    if not team.get("out"):
        return
    counts = np.zeros(len(Item), dtype=np.int64)
    for item, count in melds(rules, team).items():
        counts[item] = count
    if not doors.enough_lies(numbers_of(rules), counts):
        words = tuple(needed(rules, language) for language in LANGUAGES)
        yield found(rules, Check.SETS_NEEDED, number, "out", words=words)


def _concealed(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    if team.get("concealed") and not team.get("out"):
        yield found(rules, Check.CONCEALED_NOT_OUT, number, "concealed")


def _left(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    """Look for cards left; a red 3 that its holder has to declare keeps nobody from going out."""
    held = any(team.get(name) for name in ("hand", "black_threes_left"))
    left = held or team.get("red_threes_left") > 0
    keeps = held if rules.red_threes_laid == "declare" else left
    if team.get("out") and keeps and not rules.partners:
        yield found(rules, Check.OUT_WITH_CARDS, number, "hand")
    if not team.get("out") and not left:
        yield found(rules, Check.NO_CARDS_LEFT, number, "hand")


def _sambas(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    """Compare a team's sambas with the suits, where each suit makes one (R19e)."""
    if rules.one_sequence_per_suit:
        yield from _too_many_sambas(rules, (team,), number)


def _cuts(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    there, count = rules.seats // rules.teams, team.get("cuts")
    if count > there:
        yield found(rules, Check.TOO_MANY_CUTS, number, "cuts", (there, count))


def _sums(rules: RuleSet, team: TeamHand, number: int) -> Iterator[Finding]:
    points, least = team.get("table"), pack_limits.least_points(rules, melds(rules, team))
    if points < least:
        yield found(rules, Check.TOO_FEW_POINTS, number, "table", (least, points))
    for name in ("table", "hand"):
        points, made = team.get(name), pack_limits.sums(rules, tabled=name == "table")
        if not made >> points & 1 and points <= pack_limits.all_points(rules):
            yield found(rules, Check.NO_SUCH_SUM, number, name, (points,))


def _short(rules: RuleSet, hand: Hand, minimums: tuple[int, ...]) -> Iterator[Finding]:
    for number, (team, minimum) in enumerate(zip(hand.teams, minimums, strict=True), 1):
        points = team.get("table")
        if 0 < points < minimum:
            yield found(rules, Check.SHORT_OF_MINIMUM, number, "table", (minimum, points))


_OF_ALL: Final[tuple[Callable[[RuleSet, Hand], Iterator[Finding]], ...]] = (
    _out,
    _threes,
    _melds,
    _cards,
    _card_points,
)
_OF_A_TEAM: Final[tuple[Callable[[RuleSet, TeamHand, int], Iterator[Finding]], ...]] = (
    _needs,
    _concealed,
    _left,
    _sambas,
    _cuts,
    _sums,
)
