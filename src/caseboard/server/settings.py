"""What a host may set: by flag, by environment, by file, in that order of weight."""

from __future__ import annotations

import argparse
import ipaddress
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from caseboard.core.errors import BadOption, CaseboardError

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

PREFIX: Final = "CASEBOARD_"
DURABILITIES: Final = ("power", "process")


def _about(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = _about("127.0.0.1", "the address to listen on")
    port: int = _about(8480, "the port to listen on; 0 takes a free one")
    public_url: str = _about("", "the address that people use, such as https://play.example.org")
    host_names: str = _about(
        "", "other names that it is called by, as inside a network of containers, spaces between"
    )
    trusted_proxies: str = _about(
        "127.0.0.1 ::1", "addresses or networks of proxies that say for whom they ask"
    )
    metrics_allow: str = _about("127.0.0.1 ::1", "addresses or networks that may read /metrics")
    database: str = _about("caseboard.db", "an SQLite file, or postgresql://…")
    durability: str = _about("power", "what an acknowledged move survives: power (loss) or process")
    max_tables: int = _about(5_000, "tables that may exist at once")
    max_tables_per_device: int = _about(100, "tables that one browser may have made")
    tables_per_hour: float = _about(
        30.0, "tables that one browser may make, in the long run; its address four times as many"
    )
    max_live_tables: int = _about(1_000, "tables kept in memory")
    keep_days: float = _about(
        180.0, "after how long a table that nobody visits is put into the bin; 0: never"
    )
    bin_days: float = _about(180.0, "after how long in the bin a table is deleted for good")
    max_connections: int = _about(5_000, "open sockets in all")
    max_connections_per_address: int = _about(64, "open sockets from one address")
    messages_per_second: float = _about(20.0, "messages that one browser may send, in the long run")
    requests_per_second: float = _about(20.0, "requests that one address may send, likewise")
    bytes_per_second: float = _about(262_144.0, "bytes that one address may send, likewise")
    sent_bytes_per_second: float = _about(
        2_097_152.0, "bytes of files and answers that one address is sent, likewise"
    )
    message_bytes: int = _about(16_384, "the largest message of a socket")
    body_bytes: int = _about(65_536, "the largest body of a request")
    record_bytes: int = _about(1_048_576, "the largest body of a request that brings a record")
    header_seconds: float = _about(10.0, "how long a request may take to say what it wants")
    body_seconds: float = _about(20.0, "how long a request's body may take to arrive")
    strain_seconds: float = _about(
        0.15, "how late the server may be before it serves nobody but those who play; 0: never"
    )
    hello_seconds: float = _about(10.0, "how long a socket may stay silent before its hello")
    away_seconds: float = _about(60.0, "after how long without a line a person counts as away")
    idle_seconds: float = _about(900.0, "after how long a table without people leaves memory")
    bot_workers: int = _about(0, "processes for bots that think; 0: one less than processors")
    bot_seconds: float = _about(20.0, "after how long a bot that thinks hands over")
    webhooks: bool = _about(False, "whether seats may name an address to be told of their turns")
    webhook_hosts: str = _about(
        "", "places inside that webhooks may call too, as name:port with spaces between"
    )
    log_level: str = _about("info", "debug, info, warning or error")

    def __post_init__(self) -> None:
        if self.durability not in DURABILITIES:
            raise BadOption(f"durability is power or process, not {self.durability!r}")
        if self.public_url and not urlsplit(self.public_url).hostname:
            raise BadOption(f"the public URL begins with https:// or http://: {self.public_url!r}")
        for name in ("trusted_proxies", "metrics_allow"):
            try:
                networks(getattr(self, name))
            except ValueError as error:
                raise BadOption(f"{name} are networks such as 10.0.0.0/8: {error}") from None

    @property
    def secure(self) -> bool:
        """Whether people come over https."""
        return urlsplit(self.public_url).scheme == "https"


@cache
def networks(written: str) -> tuple[Network, ...]:
    """Networks with spaces between; an address is a network of one."""
    return tuple(ipaddress.ip_network(one) for one in written.split())


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a TOML file with these settings")
    for one in fields(Settings):
        parser.add_argument(
            f"--{one.name.replace('_', '-')}",
            metavar="X",
            help=f"{one.metadata['about']} (default: {one.default})",
        )


def gathered(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags before environment before file before defaults."""
    path = flags.get("config") or environment.get(f"{PREFIX}CONFIG")
    file = _read(path) if path else {}
    known = {one.name: one for one in fields(Settings)}
    for name in file:
        if name not in known:
            raise BadOption(f"{path} sets {name!r}, which is no setting")
    chosen: dict[str, Any] = {}
    for name, one in known.items():
        for value in (flags.get(name), environment.get(PREFIX + name.upper()), file.get(name)):
            if value is not None:
                chosen[name] = _converted(name, value, type(one.default))
                break
    return Settings(**chosen)


def _read(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CaseboardError(f"the settings in {path!r} cannot be read: {error}") from None


def _converted(name: str, value: Any, kind: type) -> Any:
    if kind is bool:
        if isinstance(value, bool):
            return value
        if str(value).lower() in ("1", "true", "yes", "on"):
            return True
        if str(value).lower() in ("0", "false", "no", "off"):
            return False
        raise BadOption(f"{name} is true or false, not {value!r}")
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise BadOption(f"{name} is a {kind.__name__}, not {value!r}") from None
