"""A report's figures as words, for the terminal and the picture alike."""

from escalera.arena.report import Report
from escalera.arena.statistics import Estimate


def heading(report: Report) -> str:
    """Return what was played, in one line."""
    settings = "".join(f", {key} {value}" for key, value in report.settings.items())
    deals = f"{report.deals:,} deal{'' if report.deals == 1 else 's'}"
    matches = f"{report.matches:,} match{'' if report.matches == 1 else 'es'}"
    played = f"{deals} and {matches}" if report.matches else deals
    return (
        f"{report.game}, {report.players} players{settings}: {played}, "
        f"each with the seats changed; seed {report.seed}"
    )


def signed(number: float) -> str:
    """Return points with their sign."""
    return f"{number:+,.1f}"


def points_of(mean: float, high: float | None) -> str:
    """Return points with half their interval."""
    return signed(mean) if high is None else f"{signed(mean)} ± {high - mean:,.1f}"


def rating(number: float) -> str:
    """Return an Elo rating."""
    return f"{number:+,.0f}"


def interval(low: float | None, high: float | None) -> str:
    """Return an interval; a dash if there is none."""
    return "-" if low is None or high is None else f"{low:+,.0f} to {high:+,.0f}"


def share(found: Estimate | None) -> str:
    """Return a share in per cent with half its interval; a dash if there is none."""
    if found is None:
        return "-"
    if found.high is None:
        return f"{found.mean:.1%}"
    return f"{found.mean:.1%} ± {found.high - found.mean:.1%}"


def milliseconds(seconds: float) -> str:
    """Return a short time."""
    return f"{seconds * 1000:.3f}"
