"""One load: some tables at some server processes, and the line of figures that comes of it."""

from dataclasses import dataclass

from bench.load.generator import Order
from bench.load.generators import Measured, played
from bench.load.servers import Servers, Used, running
from tests.server.postgres import Cluster

WARM_TABLES, WARM_SECONDS = 20, 1.0
"""Tables to play before a load, so that what all tables share, engine and caches, is loaded."""
HEAD = (
    "| database | processes | tables | clients go | plays a second | p50 ms | p99 ms "
    "| server CPU us a play | database CPU us a play | bytes a play | KB a table "
    "| commits a play | bytes stored a play | refused |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)
WAYS = {"home": "where made", "hashed": "by table's id", "random": "anywhere"}


@dataclass(frozen=True)
class Case:
    """What is measured: a database's name, server processes, tables and the clients' way.

    pause: seconds from a play that all have seen to the next, as people need them.
    """

    database: str
    processes: int
    tables: int
    way: str = "home"
    pause: float = 0.0


@dataclass
class Figures:
    """What came of a case."""

    case: Case
    seen: Measured
    used: Used
    kb_per_table: float

    def __str__(self) -> str:
        return " ".join(["|", " | ".join(self._cells()), "|"])

    def _cells(self) -> list[str]:
        case, seen, used = self.case, self.seen, self.used
        stored = case.database == "PostgreSQL"
        return [
            case.database,
            str(case.processes),
            f"{case.tables:,}" + (f", a play every {case.pause:g} s" if case.pause else ""),
            WAYS[case.way] if case.processes > 1 else "",
            f"{seen.plays_per_second:,.0f}",
            f"{seen.p50_ms:.1f}",
            f"{seen.p99_ms:.1f}",
            f"{used.server / seen.plays * 1e6:.0f}",
            f"{used.database / seen.plays * 1e6:.0f}" if stored else "",
            f"{seen.bytes_per_play:,.0f}",
            f"{self.kb_per_table:,.0f}",
            f"{used.transactions / seen.plays:.2f}" if stored else "",
            f"{used.written / seen.plays:,.0f}" if stored else "",
            ", ".join(f"{count} {name}" for name, count in seen.refused.items()),
        ]


def measured(case: Case, cluster: Cluster | None, seconds: float) -> Figures:
    """Measure a case with servers of its own."""
    with running(case.processes, cluster) as servers:
        return measured_at(servers, case, seconds)


def measured_at(servers: Servers, case: Case, seconds: float) -> Figures:
    """Measure a case at servers that have just started."""
    played(Order(servers.addresses, WARM_TABLES * case.processes, WARM_SECONDS, case.way))
    memory = servers.memory_kb()
    order = Order(servers.addresses, case.tables, seconds, case.way, 100, case.pause)
    seen, used = with_use(servers, order)
    return Figures(case, seen, used, (servers.memory_kb() - memory) / case.tables)


def with_use(servers: Servers, order: Order) -> tuple[Measured, Used]:
    """Play as ordered; return what was seen and what was used meanwhile."""
    marks: list[Used] = []

    def mark() -> None:
        marks.append(servers.used())

    seen = played(order, before=mark, after=mark)
    before, after = marks
    return seen, Used(
        after.server - before.server,
        after.database - before.database,
        after.transactions - before.transactions,
        after.written - before.written,
    )
