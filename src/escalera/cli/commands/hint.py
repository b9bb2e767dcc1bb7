"""`escalera hint FILE`: what a good player would play where a record stops, and what else."""

from pathlib import Path

from escalera.bots.planner import Plan, plans
from escalera.cli.commands.legal import line_of
from escalera.cli.console import say_line
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.patience import patient

SHOWN = 8


@patient()
def run(file: Path) -> int:
    """Print the best plans, each with its worth beside the first; CommandError if it is over.

    The seat to act is advised from its own view: nothing that it cannot see is used.
    """
    game = game_in(file)
    if game.hand_over:
        raise CommandError(f"{file}: nobody is to act where this record stops.")
    seat = game.seat_to_act
    found = plans(game.view(seat), game.legal_actions())
    for plan in found[:SHOWN]:
        say_line(line(plan, found[0].value, seat))
    return 0


def line(plan: Plan, best: float, seat: int) -> str:
    """Return a plan in a line: its worth beside the planner's choice, its word, its actions."""
    actions = "; ".join(line_of(action, seat) for action in plan.actions)
    return f"{plan.value - best:+7.0f}  {plan.word}: {actions}"
