"""How long what the server signed is good."""

import time

import pytest

from escalera.server.host.people import COOKIE_SECONDS, LINK_SECONDS, People


@pytest.mark.parametrize(
    ("seconds", "cookie", "link"),
    [
        (-3600, True, True),  # the clock was set back
        (0, True, True),
        (LINK_SECONDS + 2, True, False),
        (COOKIE_SECONDS + 2, False, False),
    ],
)
def test_it_is_good_for_its_time_and_after_a_clock_was_set_back(
    monkeypatch: pytest.MonkeyPatch, seconds: int, *, cookie: bool, link: bool
) -> None:
    people, now = People(b"secret"), time.time()
    given, sent = people.cookie("ann", 3), people.link("ann", 3)
    monkeypatch.setattr(time, "time", lambda: now + seconds)
    assert people.signed(given) == (("ann", 3) if cookie else ("", 0))
    assert people.of_link(sent)[:2] == (("ann", 3) if link else ("", 0))


def test_what_somebody_else_signed_is_not_good() -> None:
    ours, theirs = People(b"secret"), People(b"another")
    for text in theirs.cookie("ann"), ours.link("ann"), "ann", "", None:
        assert ours.signed(text) == ("", 0)
