"""A chapter that plays a first turn, and lists of what lies where."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.core.wording import listed
from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.content.map import DISTRICTS, PLACE, PLACES, Place
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.reference.map_drawing import map_drawing
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.texts import murder_rule_text


def _place(place: Place) -> str:
    notes = [place.quality.name.lower(), place.type.name.lower()]
    notes += ["major"] * place.major + ["restricted"] * place.restricted
    return f"{place.name} ({place.square}, {' '.join(notes)})"


def _places() -> str:
    """Every place with its square, by district."""
    return "\n".join(
        f"- **{district.name}**: "
        f"{', '.join(_place(place) for place in PLACES if place.district == district.key)}"
        for district in DISTRICTS
    )


def _at(number: int) -> str:
    return f"{PLACES[number].name} ({PLACES[number].square})"


def _starts() -> str:
    return "\n".join(
        f"- **{sheet.short}** starts at {_at(sheet.start)}; physical lead at "
        f"{_at(sheet.physical_lead)}, document lead at {_at(sheet.document_lead)}"
        for sheet in SHEETS
    )


def _murder(number: int) -> Section:
    murder, rule = MURDERS[number], SPECIAL.murder_rules[number]
    suspects = [f"{SUSPECTS[one.suspect].name} at {_at(one.place)}" for one in murder.lineup]
    lines = (
        f"- The scene of the crime: {_at(murder.scene)}",
        f"- All game: {murder_rule_text(rule)}",
        f"- Suspects from the top, with the places of their testimony leads: "
        f"{listed(suspects, 'and')}",
        f"- Lily: {_at(murder.lily[0])}, in week two {_at(murder.lily[1])}",
        f"- Jimmy: {_at(murder.jimmy[0])}, in week two {_at(murder.jimmy[1])}",
    )
    return Section(murder.name, "\n".join(lines))


WAY: Final = ("napd", "tonys-flophouse", "eastside-tenements")
"""Where Louis goes on his first day."""

CHAPTERS: Final = (
    Chapter(
        "first-turn",
        "Your First Turn",
        "Louis's first day in *Evil at the Estates*, step by step. He stands at the NAPD and has "
        "6 Time; his hunches say that Noise did it and Eve did not.",
        (
            section(
                "1. Move to a lead",
                """
                His own physical lead lies at Tony's Flophouse, in reach of his cruiser. The move
                takes 1 Time: 5 left. The place is seedy, so he may draw a dark card of another
                detective for free. He takes one of Floyd's, to be played in Floyd's turn.

                The drawing shows the whole map with his two moves. Diamonds are ritzy places,
                triangles seedy ones; a ring marks a place with an ability.
                """,
                picture=map_drawing([PLACE[key] for key in WAY]),
            ),
            section(
                "2. Follow it up",
                """
                1 Time: 4 left. First the player on his right sends the lead to another residential
                place. Nobody plays a dark card on him. He could uncover the conspiracy, but he
                places evidence: he draws a token, looks at it in secret, and it is a +3. It goes
                face down into Noise's physical file, which is Noise's strong one.
                """,
            ),
            section(
                "3. Get something for tomorrow",
                """
                He moves to the Eastside Tenements, seedy again: 3 left, and another dark card. The
                ability there takes 2 Time and gives a street favor: 1 left.
                """,
            ),
            section(
                "4. Fill the hand",
                """
                With the last Time he draws a light card. He has none left, so the turn is over,
                and what lies in play for the end of a turn speaks up. Floyd is next, and Louis now
                holds two cards that may spoil somebody's day.
                """,
            ),
            section(
                "What he did not do",
                """
                He played no card. A light card would have shifted his twilight marker toward
                dark, and dark cards, which he plays on others, bring it back. He left his plot
                alone: look at what yours calls good, and end a turn or two where it wants you.
                """,
            ),
        ),
        ("daytime", "leads", "twilight", "plots"),
    ),
    Chapter(
        "places",
        "Where Everything Is",
        "Every place with its square of the map, and where detectives and their leads begin.",
        (
            Section("Places", _places()),
            Section("Detectives and their leads", _starts()),
        ),
        ("map", "setup", "locations"),
    ),
    Chapter(
        "murders",
        "The Six Murders",
        "What each murder sheet shows: the scene, the rule that holds all game, the suspects in "
        "their order, and where Lily and Jimmy are.",
        tuple(_murder(number) for number in range(len(MURDERS))),
        ("setup", "people", "closing"),
    ),
)
