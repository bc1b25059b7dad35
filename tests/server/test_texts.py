"""What people write is made fit for everybody's screen."""

from __future__ import annotations

import pytest

from caseboard.server.talk import MOST_REMEMBERED, Talk
from caseboard.server.texts import clean, clean_name, unlike
from tests.server.harness import Browser


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ada   L.\n", "Ada L."),
        ("Ça va? “Oui.” 你好 שלום", "Ça va? “Oui.” 你好 שלום"),
        ("a\x00b\x07c\x7fd\x9be", "abcde"),
        ("pay\u202etxt.exe", "paytxt.exe"),
        ("\u2066A\u2069d\u200ba\ufeff\u00ad", "Ada"),
        ("A\ufe0fd\u3164a\U000e0041", "Ada"),
        ("one\u2028two\u2029three", "one two three"),
        ("e" + "\u0301" * 50, "é" + "\u0301" * 3),
        ("\ud800\ue000", ""),
    ],
)
def test_what_cannot_be_seen_is_removed(written: str, kept: str) -> None:
    assert clean(written) == kept
    assert clean(kept) == kept


def test_names_are_short_and_never_empty() -> None:
    assert clean_name("x" * 100, "Seat 1") == "x" * 40
    assert clean_name("\u200b\u202e", "Seat 1") == "Seat 1"


def test_a_name_that_reads_like_another_gets_a_number() -> None:
    others = ["Ada", "Bob", "\uff22\uff2f\uff22 2"]
    assert unlike("Eve", others) == "Eve"
    assert unlike("ada", others) == "ada 2"
    assert unlike("Á d a", others) == "Á d a 2"
    assert unlike("Bob", others) == "Bob 3"


def test_a_spectator_speaks_under_nobody_elses_name() -> None:
    talk = Talk()
    assert talk.spectator("one", "Ada") == "Ada (watching)"
    assert talk.spectator("two", "ada\u200b") == "ada 2 (watching)"
    assert talk.spectator("one", "Ada") == "Ada (watching)", "who spoke before keeps his name"
    for number in range(MOST_REMEMBERED):
        talk.spectator(f"device {number}", f"Guest {number}")
    assert talk.spectator("three", "Ada") == "Ada (watching)", "who is silent is forgotten"


def test_names_talk_and_ids_are_clean_for_everybody(
    browser: Browser, other_browser: Browser
) -> None:
    made = browser.make("voices", "me", "open", "random", listed=True)
    path = f"/api/tables/{made['table']['id']}"
    joined = other_browser.post(f"{path}/join", {"name": "p\u200b0\u202e"})
    assert joined["table"]["seats"][1]["name"] == "p0 2", "the host's seat is called P0"
    player = browser.open(made["table"]["id"], 0)
    player.until_kind("position")
    assert player.ask(type="say", text="\u202e\x00hello\x1b[2J")["type"] == "ack"
    assert player.ask(type="say", text="\u200b\u2060")["reason"]["code"] == "bad-line"
    assert player.ask(type="rename", name="P\x000\u2068 2")["type"] == "ack"
    while player.info["seats"][0]["name"] == "P0":
        player.receive()
    assert player.info["seats"][0]["name"] == "P0 2 2"
    player.send(type="say", id="a\x00", seat=0, text="odd")
    assert player.until_kind("refused")["reason"]["code"] == "bad-id"
    watcher = Browser(browser.url).open(made["table"]["id"], None)
    watcher.until_kind("chat")
    assert [line["text"] for line in watcher.talk] == ["hello[2J"]
    assert watcher.ask(type="say", text="It was me", name="P0 2")["type"] == "ack"
    assert watcher.talk[-1]["name"] == "P0 2 (watching)"
