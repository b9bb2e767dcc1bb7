"""How long hands last: the measure counts the plays."""

from bench import pace
from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.rules import load


def test_a_hand_is_counted_as_its_record_has_it() -> None:
    hand = pace.played("samba", "", 3)
    table = Game.waiting(load("samba"))
    table.dealer = 4
    table.next_hand("pace/3")
    bots = [make_bot("planner", seat) for seat in range(4)]
    discards = idle = 0
    used = False
    while not table.hand_over:
        seat = table.seat_to_act
        action = bots[seat - 1].choose(table.view(seat), table.legal_actions())
        table.play(action)
        used = used or action.verb in pace.USED
        if action.verb == "discard":
            discards, idle, used = discards + 1, idle + (not used), False
    assert discards <= hand.turns <= discards + 1  # the last turn may end without a discard
    assert hand.idle == idle
    assert hand.out
    complete = [sum(m.complete for m in table.view(1).melds_of(team)) for team in (1, 2)]
    assert len(hand.ready) == sum(count >= 2 for count in complete)
    assert len(hand.missing) == sum(count < 2 for count in complete)


def test_a_line_tells_shares_of_teams() -> None:
    hands = [
        pace.Hand(True, 20, 5, (3, 1), ()),
        pace.Hand(False, 40, 10, (2,), ("red_canasta", "sevens")),
        pace.Hand(True, 30, 15, (2,), ("red_canasta",)),
    ]
    told = pace.line("villages-samba", "need_wild=0", hands, 2)
    assert told == (
        "| villages-samba | need wild=0 | 67% | 30.0 (20 / 30 / 40) | 33% | 67%, 2 "
        "| red canasta 33%, sevens 17% |"
    )
