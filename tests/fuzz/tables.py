"""The tables to fuzz: each game, number of players and switch value, and house rules."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from escalera.rules import RuleError, RuleSet, games, load, switches
from escalera.rules.definition import definitions

CUT_CHANCE = "0.3"


@dataclass(frozen=True)
class Table:
    """A game, a number of players, and settings."""

    game: str
    players: int
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = [self.game, str(self.players), *(f"{key}={value}" for key, value in self.settings)]
        return "-".join(words)

    def rules(self) -> RuleSet:
        return load(self.game, self.players, dict(self.settings))


def player_counts(game: str) -> tuple[int, ...]:
    counts = definitions()[game].entries["players"].value
    assert isinstance(counts, tuple)
    return counts


def tables(game: str) -> Iterator[Table]:
    """Yield a game's tables: by number of players the default, then each other switch value."""
    for players in player_counts(game):
        yield Table(game, players)
        for key, value in switch_values(game, players):
            yield Table(game, players, ((key, value),))


def switch_values(game: str, players: int) -> Iterator[tuple[str, str]]:
    """Yield the switch values that differ from the game's default."""
    for switch in switches(game):
        for value in (*switch.values, *((CUT_CHANCE,) if switch.takes else ())):
            if value != switch.default and switch.allowed_at(value, players):
                yield switch.name, value


def all_tables() -> list[Table]:
    return [table for game in games() for table in tables(game)]


HOUSE_RULES = {
    "draw_cards": ("1", "2", "4"),
    "stock_piles": ("1", "2"),
    "pile_take": ("1", "3", "7", "all"),
    "pile_minimum": ("1", "4"),
    "pile_face_down": ("yes", "no"),
    "always_frozen": ("yes", "no"),
    "freeze_wild": ("yes", "no"),
    "freeze_red_three": ("yes", "no"),
    "wild_blocks": ("yes", "no"),
    "take_upcard_alone": ("yes", "no"),
    "take_sequence": ("yes", "no"),
    "wilds_qualify": ("yes", "no"),
    "take_for_initial": ("yes", "no"),
    "take_onto_at_most": ("3", "4", "6"),
    "complete_cards": ("5", "6", "7"),
    "sets_combine": ("yes", "no"),
    "merge_sets": ("yes", "no"),
    "add_to_complete": ("yes", "no"),
    "wilds_in_set": ("0", "1", "3", "5"),
    "naturals_outnumber": ("yes", "no"),
    "wilds_with_sevens": ("yes", "no"),
    "wilds_in_sequence": ("0", "1", "2"),
    "sequences": ("yes", "no"),
    "one_sequence_per_suit": ("yes", "no"),
    "wild_melds": ("none", "one_open", "several"),
    "joker_discard": ("allowed", "special"),
    "black_threes_out": ("never", "set", "three", "set_or_sequence"),
    "black_threes_score": ("yes", "no"),
    "asking": ("optional", "required"),
    "need_any": ("0", "1", "2"),
    "need_samba": ("0", "1"),
    "red_threes_laid": ("deal", "turn", "declare"),
    "pile_red_three_replaced": ("yes", "no"),
    "last_red_three": ("yes", "no"),
    "stock_end": ("play_on", "short"),
    "foot_cards": ("0", "5"),
    "foot_taken": ("tabled", "empty"),
    "wilds_to_complete": ("yes", "no"),
    "concealed_bonus": ("0", "100"),
    "minimum_scores": ("0/1500/3000/7000", "0/500/1000/2000"),
    "unused_yes_penalty": ("0", "100"),
    "claim_penalty": ("0", "50"),
    "out_after_no_penalty": ("0", "100"),
    "short_initial_raise": ("0", "10"),
    "out_without_yes_returns": ("yes", "no"),
    "red_three_sign": ("never", "not_melded", "two_complete"),
    "red_three_in_hand": ("0", "100"),
    "sevens_bonus": ("0", "1000"),
    "black_sevens_bonus": ("0", "700"),
}
"""The values of random house rules: together they reach every branch of the rules."""


def house_tables(seed: int, count: int) -> list[Table]:
    """Return random tables with two to six house rules each."""
    found: list[Table] = []
    generator = random.Random(seed)
    while len(found) < count:
        game = generator.choice(games())
        table = Table(game, generator.randint(2, 6), _settings(generator))
        try:
            table.rules()
        except RuleError:
            continue
        found.append(table)
    return found


def _settings(generator: random.Random) -> tuple[tuple[str, str], ...]:
    keys = generator.sample(sorted(HOUSE_RULES), generator.randint(2, 6))
    return tuple((key, generator.choice(HOUSE_RULES[key])) for key in keys)
