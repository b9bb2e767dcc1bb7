"""A rule set: every parameter of a game, resolved for a number of players."""

from dataclasses import dataclass

from escalera.rules.parameters import PARAMETERS


@dataclass(frozen=True)
class Deviation:
    """A setting that differs from the game's default, and the parameters that it changes.

    `house` marks one that is no published variation.
    """

    key: str
    value: str
    default: str
    sentence: str
    house: bool
    changes: tuple[str, ...]


@dataclass(frozen=True)
class RuleSet:
    """The rules of one table; `escalera.rules.parameters` says what each parameter means.

    Made by `load`, which checks it. `seats` is the number of players at the table, `players` the
    counts that the game is made for. `pile_take` 0 means the whole pile.
    """

    game: str
    title: str
    version: int
    credit: str
    special: str
    seats: int
    deviations: tuple[Deviation, ...]
    players: tuple[int, ...]
    partner_counts: tuple[int, ...]
    packs: int
    jokers: int
    hand_cards: int
    foot_cards: int
    stock_piles: int
    draw_cards: int
    upcard: str
    pile_take: int
    pile_minimum: int
    pile_face_down: bool
    always_frozen: bool
    freeze_wild: bool
    freeze_red_three: bool
    wild_blocks: bool
    take_upcard_alone: bool
    take_sequence: bool
    wilds_qualify: bool
    take_for_initial: bool
    take_onto_at_most: int
    sets_combine: bool
    merge_sets: bool
    add_to_complete: bool
    wilds_in_set: int
    naturals_outnumber: bool
    wilds_with_sevens: bool
    wilds_in_sequence: int
    one_sequence_per_suit: bool
    wild_melds: str
    joker_discard: str
    black_threes_out: str
    black_threes_score: bool
    asking: str
    need_any: int
    need_red: int
    need_black: int
    need_samba: int
    need_red_canasta: int
    need_black_canasta: int
    need_wild: int
    need_sevens: int
    minimum_by: str
    minimums: tuple[int, ...]
    target: int
    hands: int
    points_joker: int
    points_two: int
    points_ace: int
    points_high: int
    points_low: int
    points_black_three: int
    red_canasta: int
    black_canasta: int
    red_samba: int
    black_samba: int
    sevens_bonus: int
    wild_mixed: int
    wild_black: int
    wild_red: int
    going_out_bonus: int
    red_three: int
    red_three_all: int
    red_three_sign: str
    red_three_in_hand: int
    red_threes_laid: str
    pile_red_three_replaced: bool
    black_three_in_hand: int
    stock_end: str
    last_red_three: bool
    unused_yes_penalty: int
    claim_penalty: int
    undeclared_penalty: int
    out_after_no_penalty: int
    short_initial_raise: int
    out_without_yes_returns: bool
    cut_bonus: float
    cut_points: int

    @property
    def settings(self) -> tuple[tuple[str, str], ...]:
        """The settings that differ from the game's defaults, as records write them, in order."""
        return tuple((item.key, item.value) for item in self.deviations if item.key != "players")

    @property
    def house_rule_keys(self) -> tuple[str, ...]:
        """The keys that are no published variation, `players` for an unusual count (R2)."""
        return tuple(item.key for item in self.deviations if item.house)

    @property
    def partners(self) -> bool:
        """Whether two teams play."""
        return self.seats in self.partner_counts

    @property
    def teams(self) -> int:
        """The number of teams; in games of singles each player is one."""
        return 2 if self.partners else self.seats

    def team_of(self, seat: int) -> int:
        """The team of a seat, both counted from 1."""
        return (seat - 1) % self.teams + 1

    @property
    def sevens_apart(self) -> bool:
        """Whether canastas of 7s are counted apart from other canastas (R19d)."""
        return bool(self.need_sevens > 0 or self.sevens_bonus > 0)

    def left_of(self, seat: int) -> int:
        """The seat to the left, from 1: who starts after a dealer, and who deals next (R3)."""
        return seat % self.seats + 1

    def values(self) -> dict[str, object]:
        """Every parameter by name."""
        return {parameter.name: getattr(self, parameter.name) for parameter in PARAMETERS}
