"""Scores, the match, and offences."""

from escalera.book.wording.phrases import Lines, Said, either, listed, say
from escalera.rules import RuleSet
from escalera.rules.possible import (
    asked_first,
    black_bolivias,
    black_canastas,
    black_sambas,
    black_sevens,
    black_threes_count,
    bolivias,
    cards_in_hand,
    may_return,
)


def scores(rules: RuleSet) -> Lines:
    """What a team scores for its cards and melds (R16, R20a)."""
    return (
        say("scores-melds"),
        *_bonuses(rules),
        _cards(rules),
        either("scores-left_feet", "scores-left", when=rules.foot_cards > 0),
        _black_threes_left(rules),
        say("scores-out", points=rules.going_out_bonus),
        _cut(rules),
        say("scores-sum"),
    )


def _cut(rules: RuleSet) -> Said | None:
    if not rules.cut_bonus:
        return None
    return say("scores-cut", cards=cards_in_hand(rules), points=rules.cut_points)


def _bonuses(rules: RuleSet) -> Lines:
    return (
        *_canastas(rules),
        *_sambas(rules),
        _wild_bonus(rules),
    )


def _canastas(rules: RuleSet) -> Lines:
    both = black_canastas(rules)
    return (
        say("scores-red_canasta" if both else "scores-canasta", points=rules.red_canasta),
        say("scores-black_canasta", points=rules.black_canasta) if both else None,
        *(_sevens(rules) if rules.sevens_bonus else ()),
    )


def _sevens(rules: RuleSet) -> Lines:
    red, black = rules.sevens_bonus, rules.black_sevens_bonus
    if not black_sevens(rules):
        return (say("scores-sevens_red", points=red),)
    if not black:
        return (say("scores-sevens", points=red),)
    return (say("scores-red_sevens", points=red), say("scores-black_sevens", points=black))


def _sambas(rules: RuleSet) -> Lines:
    if not rules.sequences:
        return ()
    if not black_sambas(rules):
        return (say("scores-samba", points=rules.red_samba),)
    return (
        say("scores-red_samba", points=rules.red_samba),
        say("scores-black_samba", points=rules.black_samba),
    )


def _wild_bonus(rules: RuleSet) -> Said | None:
    if rules.wild_melds == "none":
        return None
    if not bolivias(rules):
        return say("scores-wild", points=rules.wild_mixed if rules.jokers else rules.wild_red)
    twos, mixed, other = rules.wild_red, rules.wild_black, rules.wild_mixed
    if not black_bolivias(rules):
        return say("scores-bolivias_two", twos=twos, other=other)
    return say("scores-bolivias", twos=twos, mixed=mixed, other=other)


def _cards(rules: RuleSet) -> Said:
    points = [
        *([say("scores-joker", points=rules.points_joker)] if rules.jokers else []),
        say("scores-two", points=rules.points_two),
        say("scores-ace", points=rules.points_ace),
        say("scores-high", points=rules.points_high),
        say("scores-low", points=rules.points_low),
    ]
    if black_threes_count(rules):
        points.append(say("scores-black_three", points=rules.points_black_three))
    return say("scores-cards", points=listed(points))


def _black_threes_left(rules: RuleSet) -> Said | None:
    same = rules.black_three_in_hand == rules.points_black_three
    if black_threes_count(rules) and same:
        return None
    return say("scores-left_black", points=rules.black_three_in_hand)


def match(rules: RuleSet) -> Lines:
    """How the match ends (R21)."""
    if rules.target:
        return (say("match-target", target=rules.target),)
    if rules.hands == 1:
        return (say("match-one_hand"),)
    return (say("match-hands", hands=rules.hands),)


def offences(rules: RuleSet) -> Lines:
    """Penalties, and what self-policed play allows (R20)."""
    declare, first = rules.red_threes_laid == "declare", asked_first(rules)
    returned = rules.out_without_yes_returns and may_return(rules)
    found = (
        ("unused_yes", rules.unused_yes_penalty * rules.partners),
        ("claim", rules.claim_penalty),
        ("undeclared", rules.undeclared_penalty * declare),
        ("after_no", rules.out_after_no_penalty * rules.partners),
        ("short", rules.short_initial_raise),
        ("short_taken", rules.short_initial_raise * rules.take_for_initial),
        ("without_yes", int(returned and first)),
        ("despite_no", int(returned and not first)),
    )
    priced = {key: points for key, points in found if points}
    said = [say(f"offences-{key}", points=points) for key, points in priced.items()]
    breakable = priced.keys() - {"unused_yes"}  # a yes that is not used breaks no rule
    return (say("offences-what"), *said) if breakable else tuple(said)
