"""Scores, the match, and offences."""

from escalera.book.said import Lines, Said, either, say
from escalera.rules import RuleSet


def scores(rules: RuleSet) -> Lines:
    """What a team scores for its cards and melds (R16, R20a)."""
    return (
        say("scores.melds"),
        *_bonuses(rules),
        _cards(rules),
        either("scores.left_feet", "scores.left", when=rules.foot_cards > 0),
        say("scores.out", points=rules.going_out_bonus),
        say("scores.sum"),
    )


def _bonuses(rules: RuleSet) -> Lines:
    return (
        say("scores.red_canasta", points=rules.red_canasta),
        say("scores.black_canasta", points=rules.black_canasta) if rules.wilds_in_set else None,
        say("scores.sevens", points=rules.sevens_bonus) if rules.sevens_bonus else None,
        say("scores.red_samba", points=rules.red_samba),
        say("scores.black_samba", points=rules.black_samba) if rules.wilds_in_sequence else None,
        _wild_bonus(rules),
    )


def _wild_bonus(rules: RuleSet) -> Said | None:
    if rules.wild_melds == "none":
        return None
    twos, mixed, other = rules.wild_red, rules.wild_black, rules.wild_mixed
    return say("scores.wild", twos=twos, mixed=mixed, other=other)


def _cards(rules: RuleSet) -> Said:
    return say(
        "scores.cards",
        joker=rules.points_joker,
        two=rules.points_two,
        ace=rules.points_ace,
        high=rules.points_high,
        low=rules.points_low,
        three=rules.points_black_three,
    )


def match(rules: RuleSet) -> Lines:
    """How the match ends (R21)."""
    if rules.target:
        return (say("match.target", target=rules.target),)
    if rules.hands == 1:
        return (say("match.one_hand"),)
    return (say("match.hands", hands=rules.hands),)


def offences(rules: RuleSet) -> Lines:
    """Penalties, and what self-policed play allows (R20)."""
    declare = rules.red_threes_laid == "declare"
    found = (
        ("unused_yes", rules.unused_yes_penalty * rules.partners),
        ("claim", rules.claim_penalty),
        ("undeclared", rules.undeclared_penalty * declare),
        ("after_no", rules.out_after_no_penalty * rules.partners),
        ("short", rules.short_initial_raise),
        ("without_yes", int(rules.out_without_yes_returns and rules.partners)),
    )
    said = [say(f"offences.{key}", points=points) for key, points in found if points]
    return (say("offences.what"), *said) if said else ()
