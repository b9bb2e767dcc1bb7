"""The complete melds that a team needs to go out, and what each complete meld is."""

from escalera.cards.jit import inlined, kernel
from escalera.engine.state.dtypes import Meld, Rules, State
from escalera.engine.state.enums import Form, Line
from escalera.engine.state.meld_slots import SEVEN_CARDS, lies


@kernel
def class_of(r: Rules, m: Meld) -> int:
    """Return the score `Line` of a complete meld; `Line.TABLE` for one that earns no bonus.

    Black 3s make no canasta, and a sequence with one is no samba (R17); sevens are a class of
    their own where the game says so (R19d).
    """
    if m.form == Form.WILD:
        return Line.WILD_CANASTAS
    if m.form == Form.SET and m.which == 1:
        return Line.TABLE
    if m.form == Form.SEQUENCE:
        if m.low == 1:
            return Line.TABLE
        return Line.BLACK_SAMBAS if m.wilds > 0 else Line.RED_SAMBAS
    if m.which == 5 and (r.need_sevens > 0 or r.sevens_bonus > 0):
        return Line.SEVENS
    return Line.BLACK_CANASTAS if m.wilds > 0 else Line.RED_CANASTAS


@inlined
def enough(
    r: Rules,
    canastas: tuple[int, int],
    sevens: tuple[int, int],
    sambas: tuple[int, int],
    wild: int,
) -> bool:
    """Say whether so many complete melds are what going out needs; the pairs are (red, black).

    sevens: canastas of 7s, which are in no other count (R19d).
    """
    reds = canastas[0] + sevens[0] + sambas[0]
    blacks = canastas[1] + sevens[1] + sambas[1]
    if reds + blacks + wild < r.need_any or reds < r.need_red or blacks < r.need_black:
        return False
    if sambas[0] + sambas[1] < r.need_samba or wild < r.need_wild:
        return False
    if sevens[0] + sevens[1] < r.need_sevens:
        return False
    apart = r.need_sevens > 0
    red = canastas[0] + (0 if apart else sevens[0])
    black = canastas[1] + (0 if apart else sevens[1])
    return red >= r.need_red_canasta and black >= r.need_black_canasta


@kernel
def needs_met(s: State, r: Rules, team: int, slot: int, naturals: int, wilds: int) -> bool:
    """Say whether the needed complete melds would lie with so many cards more on one slot.

    slot -1: as the table is.
    """
    red_canastas = black_canastas = red_sevens = black_sevens = 0
    red_sambas = black_sambas = wild = 0
    for i in range(team, int(s.slots), int(r.teams)):
        m = s.melds[i]
        more = naturals + wilds if i == slot else 0
        if not lies(m, team) or m.total + more < SEVEN_CARDS:
            continue
        line = class_of(r, m)
        black = int(m.wilds > 0 or (i == slot and wilds > 0))
        if line == Line.TABLE:
            continue
        if line == Line.WILD_CANASTAS:
            wild += 1
        elif line == Line.RED_SAMBAS or line == Line.BLACK_SAMBAS:
            red_sambas += 1 - black
            black_sambas += black
        elif m.which == 5:
            red_sevens += 1 - black
            black_sevens += black
        else:
            red_canastas += 1 - black
            black_canastas += black
    return enough(
        r,
        (red_canastas, black_canastas),
        (red_sevens, black_sevens),
        (red_sambas, black_sambas),
        wild,
    )


@kernel
def needs_lie(s: State, r: Rules, team: int) -> bool:
    """Say whether the needed complete melds lie on the table."""
    return needs_met(s, r, team, -1, 0, 0)
