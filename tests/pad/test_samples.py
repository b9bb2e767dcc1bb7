"""The samples for the browser client are what the pad makes of them today."""

from tools.pad_samples import FILE, samples_text


def test_samples_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == samples_text(), "python -m tools.pad_samples"
