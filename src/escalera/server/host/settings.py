"""What the host of a server may choose: by environment (`ESCALERA_...`), a file, or options."""

from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from escalera.server.host.setting_checks import FILE, PREFIX, Origin, Proxies
from escalera.server.messages.refused_words import RefusedWords


class Settings(BaseSettings):
    """The server's settings; every one has a sensible default."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=FILE, extra="ignore")

    host: str = Field(default="127.0.0.1", description="The address to listen at; 0.0.0.0 for all.")
    port: int = Field(default=8000, ge=0, le=65535, description="The port to listen at.")
    database_url: str = Field(
        default="sqlite:///escalera.db",
        description="SQLite file, or PostgreSQL: postgresql://USER@HOST/NAME.",
    )
    database_urls: tuple[str, ...] = Field(
        default=(),
        description="Several databases that share the tables, instead of one, always in this "
        "order; the first has all that is no table's.",
    )
    process_address: str = Field(
        default="",
        pattern="^(https?://[^/]+)?$",
        description="Where other processes on the database reach this one, http://HOST:PORT; "
        "then each table is at one process. Empty for a server of one process.",
    )
    nats_url: str = Field(
        default="",
        pattern="^((nats|tls)://[^/]+(/[A-Za-z0-9_-]+)?)?$",
        description="NATS server by which several processes tell each other of plays: "
        "nats://HOST:PORT/NAME, the name for this database. Empty: by the database.",
    )
    full_sync: bool = Field(default=False, description="SQLite: wait for the disk at every commit.")
    origins: tuple[Origin, ...] = Field(
        default=(), description="Web addresses that may use this server, besides its own."
    )
    secure_cookies: bool = Field(
        default=False, description="Send cookies over HTTPS only, whatever a proxy says."
    )
    forwarded_allow_ips: Proxies = Field(
        default="127.0.0.1",
        description="Proxies, by addresses or networks, whose word on who asks is taken.",
    )
    bot_processes: int = Field(default=1, ge=0, le=64, description="Processes in which bots think.")
    answer_processes: int = Field(
        default=1,
        ge=0,
        le=64,
        description="Processes that make replays, rule books and PDFs; 0 for threads.",
    )
    requests_a_minute: int = Field(
        default=300, ge=1, description="The most REST requests of one person."
    )
    new_people_an_hour: int = Field(
        default=200, ge=1, description="The most new people from one address."
    )
    made_an_hour: int = Field(
        default=60, ge=1, description="The most tables, pads and house rules of one person."
    )
    made_an_hour_at_address: int = Field(
        default=600, ge=1, description="The most tables, pads and house rules from one address."
    )
    refused_words: str = Field(
        default="",
        description="A file of words refused in names, chat, house rules and pads, one a line.",
    )
    kept_at_once: int = Field(
        default=200,
        ge=1,
        description="The most tables not over, shared pads and house rules of one person.",
    )
    kept_at_once_at_address: int = Field(
        default=2000,
        ge=1,
        description="The most tables not over, shared pads and house rules from one address.",
    )
    connections_at_address: int = Field(
        default=500, ge=0, description="The most open connections of one address; 0 for any number."
    )
    messages_a_second: int = Field(
        default=50, ge=1, description="The most messages of one connection."
    )
    messages_a_second_at_address: int = Field(
        default=1000, ge=1, description="The most messages of one address, all its connections."
    )
    request_seconds: float = Field(
        default=10.0, gt=0, description="The most seconds until a request has come whole."
    )
    keep_finished_days: int = Field(
        default=0, ge=0, description="Days that finished tables are kept; 0 for ever."
    )
    keep_idle_days: int = Field(
        default=0,
        ge=0,
        description="Days that tables not over are kept after the last change; 0 for ever.",
    )
    keep_guests_days: int = Field(
        default=0, ge=0, description="Days that a guest's name is kept after a visit; 0 for ever."
    )
    keep_pads_days: int = Field(
        default=0, ge=0, description="Days that a shared pad is kept unwritten; 0 for ever."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="How much is logged; never cards."
    )
    log_format: Literal["lines", "json"] = Field(
        default="lines", description="Logs as lines of key=value, or as JSON."
    )
    metrics: bool = Field(default=True, description="Whether /metrics answers.")
    metrics_token: str = Field(
        default="",
        description="Who sends it (Authorization: Bearer) may read /metrics, from anywhere; "
        "empty: this machine only.",
    )
    traces_url: str = Field(
        default="",
        pattern="^(https?://[^/]+.*)?$",
        description="OpenTelemetry collector that gets traces of requests and of what is done at "
        "tables, http://HOST:4318. Empty for none.",
    )

    @property
    def databases(self) -> tuple[str, ...]:
        """The addresses of all databases."""
        return self.database_urls or (self.database_url,)


def refused_words(settings: Settings) -> RefusedWords:
    """Return the words that the server refuses; OSError or UnicodeError for a bad file."""
    if not settings.refused_words:
        return RefusedWords()
    return RefusedWords.of_lines(Path(settings.refused_words).read_text("utf-8").splitlines())
