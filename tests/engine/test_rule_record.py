"""The engine's record of a rule set holds every parameter of the list."""

import pytest

from escalera.engine.state import enums
from escalera.engine.state.dtypes import RULES, Rules
from escalera.engine.state.rule_record import numbers
from escalera.rules import Kind, RuleError, RuleSet, load, parameters
from escalera.rules.parameters import BY_NAME
from tests.rules.others import choices

VOCABULARIES = {
    "upcard": enums.Upcard,
    "wild_melds": enums.WildMelds,
    "black_threes_out": enums.BlackThrees,
    "red_threes_laid": enums.RedThreesLaid,
    "red_three_sign": enums.RedThreeSign,
}
FLAGS = {
    "joker_discard": "joker_special",
    "asking": "asking_required",
    "stock_end": "stock_short_ends",
    "minimum_by": "minimum_by_hand",
    "foot_taken": "foot_when_empty",
}
"""Choices of two values that the engine reads as a yes to the second."""


def test_the_record_is_made_of_the_list() -> None:
    assert RULES.names == (*Rules.__annotations__, *(item.name for item in parameters()))


def test_a_choice_is_the_number_of_its_word() -> None:
    several = {item.name for item in parameters() if len(item.choices) > 2}
    assert several == set(VOCABULARIES)
    for name, vocabulary in VOCABULARIES.items():
        words = tuple(item.name.lower() for item in vocabulary)
        assert words == BY_NAME[name].choices, name
        assert [int(item) for item in vocabulary] == list(range(len(words))), name


def written(rules: RuleSet, name: str) -> object:
    """Return a parameter's value as the record should have it."""
    value, parameter = getattr(rules, name), BY_NAME[name]
    if parameter.kind is Kind.NUMBERS:
        return [*value, *[0] * (16 - len(value))]
    return parameter.choices.index(value) if parameter.choices else value


@pytest.mark.parametrize("name", choices())
def test_every_value_arrives(name: str) -> None:
    seen = set()
    for value in choices()[name]:
        for more in (
            {},
            {"need_samba": 0},
            {"target": 0, "hands": 5},
            {"target": 5000, "hands": 0},
        ):
            try:
                rules = load("bolivia", 4, {**more, name: value})
            except RuleError:
                continue
            record = numbers(rules)[0]
            assert record[name].tolist() == written(rules, name)
            if name in FLAGS:
                assert record[FLAGS[name]] == record[name]
            seen.add(str(record[name]))
    assert seen - {str(numbers(load("bolivia"))[0][name])}
