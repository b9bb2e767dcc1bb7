"""Figures for Prometheus."""

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Gauge, generate_latest

from escalera.server.http.services import Services

CONTENT_TYPE = CONTENT_TYPE_LATEST
SOCKETS = Gauge("escalera_sockets", "Connections to tables")
_TABLES = Gauge("escalera_tables", "Tables at hand in this process")
_PLAYS = Gauge("escalera_plays_total", "Plays that this process told")
_ASIDE = Gauge("escalera_tables_set_aside", "Tables that can't be read", ["reason"])
_LATE = Gauge("escalera_late_bots_total", "Bots that took too long")
_AWAY = Gauge("escalera_databases_away", "Databases that do not answer, of several")


def page(services: Services) -> bytes:
    """Return all figures as Prometheus reads them."""
    _TABLES.set(len(services.hub.lives))
    _PLAYS.set(services.hub.plays)
    _ASIDE.clear()
    for reason, count in services.hub.aside.counted().items():
        _ASIDE.labels(reason).set(count)
    _AWAY.set(len(services.store.parts_away))
    _LATE.set(services.bots.late)
    return generate_latest(REGISTRY)
