"""Every choice that Android can ask for, numbered once and for all."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action, ActionTable
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import SHEETS, FavorKind
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECTS, LeadKind
from caseboard.games.android.numbers import CELLS, DECK_OF, DECK_STARTS, DETECTIVES

TABLE: Final = ActionTable(__name__)

_places = [f"{place.key}|{place.name}" for place in PLACES]
_detectives = [f"{sheet.key}|{sheet.name}" for sheet in SHEETS]
_suspects = [f"{suspect.key}|{suspect.name}" for suspect in SUSPECTS]
CARD_KEYS: Final = tuple(
    f"{DETECTIVES[deck // 2]}-{'dark' if deck % 2 else 'light'}-{card - DECK_STARTS[deck] + 1:02}"
    for card, deck in enumerate(DECK_OF)
)
"""Twilight cards by deck and number, as in ``louis-light-03``."""
_leads = [
    *(f"testimony-{suspect.key}|the testimony lead on {suspect.name}" for suspect in SUSPECTS),
    *(f"physical-{sheet.key}|{sheet.name}'s physical lead" for sheet in SHEETS),
    *(f"document-{sheet.key}|{sheet.name}'s document lead" for sheet in SHEETS),
]
_kinds = [kind.name.lower() for kind in FavorKind]
_givers = [(npc.key, npc.name) for sheet in SHEETS for npc in sheet.npcs if npc.favor_kinds]
_favors = [*(f"{kind}|a {kind} favor" for kind in _kinds)] + [
    f"{key}|a favor of {name}" for key, name in _givers
]
_npcs = [f"{npc.key}|{npc.name}" for sheet in SHEETS for npc in sheet.npcs]

FAVOR_KINDS: Final = len(_favors)

END_TURN: Final = TABLE.word("end-turn", "End the turn")
PASS: Final = TABLE.word("pass", "Pass")
YES: Final = TABLE.word("yes", "Yes")
NO: Final = TABLE.word("no", "No")

MOVE: Final = TABLE.verb("move", _places, "Move to {}")
DROPSHIP: Final = TABLE.word("dropship", "Spend a dropship pass to move anywhere")
FOLLOW: Final = TABLE.verb("follow", _leads, "Follow up {}")
DRAW_LIGHT: Final = TABLE.word("draw-light", "Draw a light card")
DRAW_DARK: Final = TABLE.verb("draw-dark", _detectives, "Draw a dark card of {}")
DRAW_TWO: Final = TABLE.word("draw-two", "Draw two cards for 1 Time")
DISCARD: Final = TABLE.verb("discard", CARD_KEYS, "Discard {}")
PLAY: Final = TABLE.verb("play", CARD_KEYS, "Play {}")
JUMP: Final = TABLE.word("jump", "Get a jump on the case")
ABILITY: Final = TABLE.verb("ability", _places, "Use the ability of {}")
EVENT: Final = TABLE.verb(
    "event", ("first", "second", "specific"), "Use the event in the {} event space"
)
JIMMY: Final = TABLE.word("jimmy", "Talk to Jimmy the Snitch")
REPAIR: Final = TABLE.word("repair", "Pay $1,000 to have the hopper repaired")
SACRIFICE: Final = TABLE.verb(
    "sacrifice",
    [f"{key}-{side}-{n}" for key in DETECTIVES for side in ("good", "bad") for n in (1, 2)],
    "Sacrifice for {}",
)

PLACE: Final = TABLE.verb("place", _places, "{}")
SUSPECT: Final = TABLE.verb("suspect", _suspects, "{}")
DETECTIVE: Final = TABLE.verb("detective", _detectives, "{}")
LEAD: Final = TABLE.verb("lead", _leads, "{}")
CARD: Final = TABLE.verb("card", CARD_KEYS, "{}")
NPC: Final = TABLE.verb("npc", _npcs, "{}")
GAIN: Final = TABLE.verb("gain", _favors, "Gain {}")
SPEND: Final = TABLE.verb("spend", _favors, "Spend {}")
SPEND_MONEY: Final = TABLE.word("spend-money", "Spend $1,000 in place of a favor")
FILE: Final = TABLE.verb(
    "file", [f"{kind.name.lower()}|the {kind.name.lower()} file" for kind in LeadKind], "{}"
)

PLACE_EVIDENCE: Final = TABLE.word("place-evidence", "Place evidence on a suspect")
UNCOVER: Final = TABLE.word("uncover", "Uncover the conspiracy")
SACRIFICE_LEAD: Final = TABLE.word("sacrifice-lead", "Sacrifice what the lead gives")
REVEAL: Final = TABLE.word("reveal", "Reveal information: place a puzzle piece")
DIG: Final = TABLE.word("dig", "Dig deeper: advance the marker by a pile")
FACE_DOWN: Final = TABLE.word("face-down", "Place it face down")
FACE_UP: Final = TABLE.word("face-up", "Place it face up")
MOST_TOKENS: Final = len(EVIDENCE_VALUES)
"""One file could hold all the evidence there is (A37)."""
TOKEN: Final = TABLE.verb(
    "token",
    [
        f"{suspect.key}-{kind.name.lower()}-{n + 1}|token {n + 1} in {suspect.name}'s "
        f"{kind.name.lower()} file"
        for suspect in SUSPECTS
        for kind in LeadKind
        for n in range(MOST_TOKENS)
    ],
    "{}",
)
SHIFT_LIGHT: Final = TABLE.verb("shift-light", _detectives, "Light shift {}")
SHIFT_DARK: Final = TABLE.verb("shift-dark", _detectives, "Dark shift {}")
GOOD_BAGGAGE: Final = TABLE.verb("good-baggage", _detectives, "Good baggage on {}'s plot")
BAD_BAGGAGE: Final = TABLE.verb("bad-baggage", _detectives, "Bad baggage on {}'s plot")
BAGGAGE: Final = (GOOD_BAGGAGE[0].verb, BAD_BAGGAGE[0].verb)
PILE: Final = TABLE.verb(
    "pile", ("shift|the shift pile", "favor|the favor pile", "baggage|the baggage pile"), "{}"
)
PIECE: Final = TABLE.verb(
    "piece",
    [
        f"{'abcde'[cell % 5]}{cell // 5 + 1}-{turn}|Place the piece at column "
        f"{'ABCDE'[cell % 5]}, row {cell // 5 + 1}, turned {turn * 90} degrees"
        for cell in range(CELLS)
        for turn in range(4)
    ],
    "{}",
)
DISCARD_PIECE: Final = TABLE.word("discard-piece", "Discard the piece")
PAY: Final = TABLE.word("pay", "Pay the cost as it stands")
LOWER: Final = TABLE.verb("lower", CARD_KEYS, "Discard {} to lower the cost by 1")
RAISE: Final = TABLE.verb("raise", CARD_KEYS, "Discard {} to raise the cost by 1")
MATCH_LOWER: Final = TABLE.word("match-lower", "Plot color: lower the cost by 1")
MATCH_RAISE: Final = TABLE.word("match-raise", "Plot color: raise the cost by 1")
MOOD_LOWER: Final = TABLE.word("mood-lower", "Mood: lower the cost by 1")
MOOD_RAISE: Final = TABLE.word("mood-raise", "Mood: raise the cost by 1")
LIGHT_TACTICS: Final = TABLE.word("light-tactics", "Light tactics")
DARK_TACTICS: Final = TABLE.word("dark-tactics", "Dark tactics")
OPTION: Final = TABLE.verb("option", [str(n + 1) for n in range(8)], "Option {}")
CROSSROADS: Final = TABLE.verb(
    "crossroads", ("good|the first side", "bad|the second side"), "Take {}"
)


def token_action(suspect: int, file: int, position: int) -> Action:
    return TOKEN[(suspect * 3 + file) * MOST_TOKENS + position]


def token_slot(action: Action) -> tuple[int, int]:
    """The file (suspect * 3 + file) and the position in it that a token action names."""
    return divmod(action.argument, MOST_TOKENS)
