"""The score of ended hands, counted once more from the cards, many hands at a time.

It uses nothing of the engine's scoring, and no notes of a state: only where every card is, and the
rule set's parameters. Arrays have one row for each hand.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from escalera.rules import RuleSet

Counts = npt.NDArray[np.int64]
SET, SEQUENCE, WILD = 1, 2, 3
RED = [5, 6]
BLACK = [4, 7]
JOKER = 52
OUT = 1


def recount(states: Any, rules: RuleSet) -> Counts:
    """Return each team's score, shape (hands, teams)."""
    scores = np.zeros((len(states), rules.teams), dtype=np.int64)
    complete = np.zeros_like(scores)
    for slot in range(int(states["slots"].max())):
        _add_meld(states["melds"][:, slot], slot < states["slots"], rules, scores, complete)
    unlaid = _subtract_hands(states, rules, scores)
    scores += _red_threes(states, rules, unlaid, complete)
    teams = states["teams"][:, : rules.teams]
    scores += teams["cuts"].astype(np.int64) * rules.cut_points
    scores -= teams["penalty"].astype(np.int64)
    return scores + _going_out(states, rules)


def card_points(rules: RuleSet) -> Counts:
    """Return the points of each kind on the table; red 3s have none here."""
    by_rank = [rules.points_two, 0, *[rules.points_low] * 4, *[rules.points_high] * 6]
    points = np.repeat(np.array([*by_rank, rules.points_ace]), 4)
    points[BLACK] = rules.points_black_three
    return np.append(points, rules.points_joker)


# ------------------------------------------------------------------ melds


def _kinds(meld: Any) -> Counts:
    """Return how many of each kind are in a meld, shape (hands, kinds)."""
    cards = (meld["cards"] & 15).astype(np.int64)
    counts = np.zeros((len(meld), JOKER + 1), dtype=np.int64)
    rows, which = np.arange(len(meld)), meld["which"].astype(np.int64)
    for spot in range(12):
        run = np.where(meld["form"] == SEQUENCE, cards[:, spot], 0)
        own = (spot + 1) * 4 + which
        counts[rows[run == 1], own[run == 1]] += 1
        for mark in range(2, 6):
            counts[run == mark, mark - 2] += 1
        counts[run == 6, JOKER] += 1
        lying = np.where(meld["form"] == SEQUENCE, 0, cards[:, spot])
        kinds = (
            which * 4 + spot if spot < 4 else np.full(len(meld), JOKER if spot == 8 else spot - 4)
        )
        counts[rows, np.where(lying > 0, kinds, 0)] += lying
    return counts


def _add_meld(meld: Any, used: Any, rules: RuleSet, scores: Counts, complete: Counts) -> None:
    """Add the points of the meld in one slot of every hand to its team's score."""
    lies = used & (meld["team"] > 0) & (meld["into"] == 0)
    rows, team = np.nonzero(lies)[0], meld["team"][lies].astype(np.int64) - 1
    counts = _kinds(meld)[lies]
    points = card_points(rules)
    if not rules.black_threes_score:
        points[BLACK] = 0
    whole = (counts.sum(axis=1) >= rules.complete_cards) & (counts[:, BLACK].sum(axis=1) == 0)
    bonus = np.where(whole, _bonus(meld[lies], counts, rules), 0)
    np.add.at(scores, (rows, team), counts @ points + bonus)
    np.add.at(complete, (rows, team), whole)


def _bonus(meld: Any, counts: Counts, rules: RuleSet) -> Counts:
    """Return what a meld scores when it is complete."""
    twos = counts[:, :4].sum(axis=1)
    mixed = twos + counts[:, JOKER] > 0
    canasta = np.where(mixed, rules.black_canasta, rules.red_canasta)
    if rules.sevens_bonus:
        black = rules.black_sevens_bonus or rules.sevens_bonus
        sevens = np.where(mixed, black, rules.sevens_bonus)
        canasta = np.where(meld["which"] == 5, sevens, canasta)
    samba = np.where(mixed, rules.black_samba, rules.red_samba)
    pure = np.where(twos == rules.complete_cards, rules.wild_red, rules.wild_mixed)
    wild = np.where(twos == rules.complete_cards - 4, rules.wild_black, pure)
    return np.select([meld["form"] == SET, meld["form"] == SEQUENCE], [canasta, samba], wild)


# ------------------------------------------------------------------ hands, red 3s, going out


def _subtract_hands(states: Any, rules: RuleSet, scores: Counts) -> Counts:
    """Take the cards held off each team's score; return the red 3s among them."""
    cost = card_points(rules)
    cost[BLACK] = rules.black_three_in_hand
    unlaid = np.zeros_like(scores)
    for seat in range(rules.seats):
        held = states["hands"][:, seat].astype(np.int64) + states["feet"][:, seat]
        held += np.where(states["seat"] == seat, 1, 0)[:, None] * states["face_down"]
        team = rules.team_of(seat + 1) - 1
        scores[:, team] -= held @ cost
        unlaid[:, team] += held[:, RED].sum(axis=1)
    return unlaid


def _red_threes(states: Any, rules: RuleSet, unlaid: Counts, complete: Counts) -> Counts:
    """Return what red 3s bring each team, laid and unlaid (R4, R20, R20a)."""
    teams = states["teams"][:, : rules.teams]
    laid = teams["red_threes"].sum(axis=2).astype(np.int64)
    each = (
        rules.undeclared_penalty if rules.red_threes_laid == "declare" else rules.red_three_in_hand
    )
    if rules.red_threes_laid != "declare" and not each:
        laid, unlaid = laid + unlaid, np.zeros_like(unlaid)
    value = laid * rules.red_three
    if rules.red_three_all:
        value = np.where(laid == 2 * rules.packs, rules.red_three_all, value)
    negative = {
        "never": np.zeros_like(laid, dtype=bool),
        "not_melded": teams["melded"] == 0,
        "two_complete": complete < 2,
    }[rules.red_three_sign]
    counted: Counts = np.where(negative, -value, value) - unlaid * each
    return counted


def _going_out(states: Any, rules: RuleSet) -> Counts:
    """Return the bonus of the team that went out."""
    teams = np.array([rules.team_of(seat) - 1 for seat in range(1, 7)])
    out = teams[states["out_seat"]][:, None] == np.arange(rules.teams)
    went = (states["ending"] == OUT)[:, None]
    concealed = states["concealed"].astype(np.int64)[:, None] * rules.concealed_bonus
    bonus: Counts = np.where(out & went, rules.going_out_bonus + concealed, 0)
    return bonus
