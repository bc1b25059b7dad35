"""The six murder sheets: scene, line-up and where Lily and Jimmy are found (Murder Sheets)."""

from dataclasses import dataclass
from typing import Final

from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import SUSPECT


@dataclass(frozen=True, slots=True)
class LineupEntry:
    """A suspect and the place where the testimony lead about him starts."""

    suspect: int
    place: int


@dataclass(frozen=True, slots=True)
class Murder:
    key: str
    name: str
    scene: int
    lineup: tuple[LineupEntry, ...]
    lily: tuple[int, int]
    jimmy: tuple[int, int]
    story: str


def _murder(
    key: str,
    name: str,
    *,
    scene: str,
    lineup: dict[str, str],
    lily: tuple[str, str],
    jimmy: tuple[str, str],
    story: str,
) -> Murder:
    return Murder(
        key,
        name,
        PLACE[scene],
        tuple(LineupEntry(SUSPECT[who], PLACE[where]) for who, where in lineup.items()),
        (PLACE[lily[0]], PLACE[lily[1]]),
        (PLACE[jimmy[0]], PLACE[jimmy[1]]),
        story,
    )


MURDERS: Final[tuple[Murder, ...]] = (
    _murder(
        "evil-at-the-estates",
        "Evil at the Estates",
        scene="rockvil-estates",
        lineup={
            "eve": "levy-university",
            "noise": "the-neon-orchid",
            "thomas-haas": "starlight-crusade",
            "vinnie": "monroe-associates",
            "mark-henry": "crater-row",
            "dejah-thoris": "challenger-memorial-ferry",
        },
        lily=("rockvil-estates", "broadcast-square"),
        jimmy=("old-war-memorial", "kite-market"),
        story="A retired brain-mapper lies dead in the safest house of the safest street in New "
        "Angeles, and every lock is still shut. The household bioroid called it in, politely, "
        "forty minutes late. On the desk are six letters, stamped, none of them sent.",
    ),
    _murder(
        "last-call-at-roxies",
        "Last Call at Roxie's",
        scene="roxies",
        lineup={
            "noise": "castle-club",
            "thomas-haas": "weyland-real-estate",
            "vinnie": "lamplight-tabernacle",
            "mark-henry": "eastside-tenements",
            "dejah-thoris": "old-war-memorial",
            "eve": "elizas-toybox",
        },
        lily=("broadcast-square", "city-hall"),
        jimmy=("thurguns-free-clinic", "jacks-diner"),
        story="Roxie's went dark for ninety seconds, and when the signs came back the bartender "
        "was dead with the till untouched. She had poured one drink more than she had guests. "
        "They were all there; none will say next to whom.",
    ),
    _murder(
        "mons-wolff-massacre",
        "Mons Wolff Massacre",
        scene="melange-mining",
        lineup={
            "dejah-thoris": "colonial-court",
            "mark-henry": "crater-row",
            "eve": "elizas-toybox",
            "vinnie": "mission-of-the-open-hand",
            "thomas-haas": "monroe-associates",
            "noise": "levy-university",
        },
        lily=("starport-kaguya", "castle-club"),
        jimmy=("wyldside", "the-midway"),
        story="Eleven people went down the Mons Wolff shaft to sign a contract, and somebody "
        "opened the upper lock behind them. The company says accident, the union says war, and "
        "Mars says nothing at all. The lock was worked by hand, from the inside.",
    ),
    _murder(
        "the-body-on-the-midway",
        "The Body on the Midway",
        scene="the-midway",
        lineup={
            "mark-henry": "melange-mining",
            "eve": "castle-club",
            "noise": "thurguns-free-clinic",
            "thomas-haas": "our-lady-of-the-meridian",
            "vinnie": "breakwater-arms",
            "dejah-thoris": "challenger-memorial-ferry",
        },
        lily=("the-root", "starport-kaguya"),
        jimmy=("castle-club", "tonys-flophouse"),
        story="A customs inspector boarded the car at the Root, alone and sealed in, and was "
        "two hours dead when it opened halfway to the sky. His ledger is gone and his coffee is "
        "still warm. Whoever did it is either very clever or was already on the list of freight.",
    ),
    _murder(
        "ashes-at-adams-garden",
        "Ashes at Adams Garden",
        scene="adams-garden",
        lineup={
            "vinnie": "kite-market",
            "dejah-thoris": "city-hall",
            "noise": "wyldside",
            "mark-henry": "starlight-crusade",
            "eve": "laurel-court",
            "thomas-haas": "plume-tonic",
        },
        lily=("adams-garden", "napd"),
        jimmy=("memories-of-green", "the-drowned-bell"),
        story="The fire took one apartment out of four hundred and left the curtains next door "
        "unscorched. Inside was a judge who had died before the first match, with a verdict in "
        "the printer and the last page missing. She was to have read it out in the morning.",
    ),
    _murder(
        "dead-air-at-starlight",
        "Dead Air at Starlight",
        scene="starlight-crusade",
        lineup={
            "thomas-haas": "broadcast-square",
            "dejah-thoris": "napd",
            "eve": "chapel-of-the-tides",
            "vinnie": "jacks-diner",
            "noise": "adams-garden",
            "mark-henry": "regolith-heights",
        },
        lily=("levy-university", "broadcast-square"),
        jimmy=("roxies", "crater-row"),
        story="Forty million viewers watched the preacher lift his hands, and then eleven seconds "
        "of nothing. When the picture came back the hands were still lifted and he was not behind "
        "them any more. The tape of those seconds has been erased by a hand that knew which ones.",
    ),
)

MURDER: Final[dict[str, int]] = {murder.key: i for i, murder in enumerate(MURDERS)}
