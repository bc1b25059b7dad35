"""The files in deploy: they name settings, numbers and commands that there are."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from caseboard.server.settings import PREFIX, Settings, gathered
from tests.server.harness import Browser, ServerProcess

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NUMBER = re.compile(r"\b(?:caseboard|process)_[a-z_]+")
SAID_LATER = {"errors", "refusals", "malformed", "refused_requests", "refused_lines", "shed_lines",
              "slow_readers"}  # fmt: skip
"""Counts that appear with the first of their kind; each is counted by that name in the server."""


def read_yaml(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def expressions() -> Iterator[str]:
    for group in read_yaml("alerts.yaml")["groups"]:
        for rule in group["rules"]:
            yield rule["expr"]
    for panel in json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]:
        for target in panel["targets"]:
            yield target["expr"]


def test_alerts_and_the_dashboard_read_numbers_that_there_are(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.db") as server:
        browser = Browser(server.url)
        made = browser.make("android", "me", "random", "random", seed=1)
        player = browser.open(made["table"]["id"], 0)
        player.until_asked()
        player.answer(player.decision["actions"][0]["id"])
        told = {name.partition("{")[0] for name in browser.counted()}
    wanted = {name for text in expressions() for name in NUMBER.findall(text)}
    assert len(wanted) >= 10
    counted = {f"caseboard_{name}_total" for name in SAID_LATER}
    assert wanted - told <= counted
    sources = "".join(path.read_text() for path in (ROOT / "src/caseboard/server").glob("*.py"))
    assert all(f'count("{name}"' in sources for name in SAID_LATER)


def test_the_containers_settings_are_settings() -> None:
    services = read_yaml("compose.yaml")["services"]
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    image = dict(re.findall(rf"({PREFIX}[A-Z_]+)=(\S+)", docker))
    assert image
    given = {**image, **services["caseboard"]["environment"]}
    known = {PREFIX + one.name.upper() for one in fields(Settings)}
    assert set(given) <= known
    settings = gathered({}, {**given, f"{PREFIX}PUBLIC_URL": "https://play.example.org"})
    assert settings.trusted_proxies == services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert "caseboard" in settings.host_names.split()
    port = f"caseboard:{settings.port}"
    assert port in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert read_yaml("prometheus.yaml")["scrape_configs"][0]["static_configs"] == [
        {"targets": [port]}
    ]


def test_what_the_image_starts_is_there() -> None:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    found = re.search(r"ENTRYPOINT (.+)", docker)
    assert found is not None
    command, *words = json.loads(found[1])
    told = subprocess.run(
        [ROOT / ".venv/bin" / command, *words, "--help"], capture_output=True, text=True, check=True
    )
    assert "--trusted-proxies" in told.stdout


def test_the_unit_starts_the_server_with_settings_that_hold() -> None:
    lines = (DEPLOY / "caseboard.service").read_text(encoding="utf-8").splitlines()
    started = dict(line.partition("=")[::2] for line in lines)["ExecStart"]
    _, command, flag, path = shlex.split(started)
    assert (command, flag) == ("serve", "--config")
    here = DEPLOY / Path(path).name
    assert gathered({"config": str(here)}, {}).secure


def test_nginx_reads_its_example(tmp_path: Path) -> None:
    """By nginx itself, where it is installed, with a certificate made for it."""
    try:
        subprocess.run(["nginx", "-v"], capture_output=True, check=True)
    except FileNotFoundError:
        pytest.skip("nginx is not installed")
    make = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout key.pem -out chain.pem"
    subprocess.run(make.split(), cwd=tmp_path, capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"/etc/\S+/fullchain.pem", str(tmp_path / "chain.pem"), site)
    site = re.sub(r"/etc/\S+/privkey.pem", str(tmp_path / "key.pem"), site)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{site}\n}}\n", encoding="utf-8")
    subprocess.run(["nginx", "-t", "-q", "-c", whole, "-e", "stderr"], check=True)
