"""What messages say whatever their values are."""

from escalera.texts.outline import outlines


def test_a_value_is_named_and_the_usual_variant_is_taken() -> None:
    found = outlines("en", "rulesets", "settings", "needs")
    assert found["takes-whole-number"] == "a whole number from {low} to {high}"
    assert found["reason-NO_VALUE"].endswith("write one of {choices}.")
    assert found["reason-NEED_TOO_HIGH"].startswith("Going out takes {n} complete melds of any")
