"""The words of Voices in My Head, each in a sentence."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Term
from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import (
    PERSONA_MARKERS,
    PROSECUTOR_MARKERS,
    MarkerKind,
)
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import ROLES

_WORDS: Final = (
    ("prosecutor", "player", "Wants more types of juror to vote guilty than innocent; chooses the "
     "trial cards and never controls a region.", "object"),
    ("persona", "player", "A voice in Guy’s head, with a secret role.", "object"),
    ("first player", "marker", "Deploys first and breaks ties; the token goes left each round.",
     "round"),
    ("role", "card", "Your secret goal; you win if it is met at the end.", "roles"),
    ("setup icon", "rule", "Guilty, innocent or neutral: the one thing about a role that may be "
     "told, truly or not.", "roles"),
    ("trial card", "card", "Asks two regions, front and then back, and usually moves the jury.",
     "resolve"),
    ("stage I", "rule", "Rounds 1 to 4: the prosecution’s evidence and witnesses.", "round"),
    ("stage II", "rule", "Rounds 5 to 8: Guy himself on the stand.", "round"),
    ("hidden effect", "rule", "What a choice brings, read only after it is made.", "resolve"),
    ("kept card", "card", "Lies before a player to be used once, when new influence is placed.",
     "resolve"),
    ("strategy card", "card", "A persona’s trick, played at the moment it names; three in hand at "
     "most.", "strategy"),
    ("story card", "card", "Says how the trial begins, and tells how it ends.", "setup"),
    ("control marker", "marker", "An emotion with a value; the highest total controls a region.",
     "deploy"),
    ("destroyed", "rule", "Pushed off its platform: face down before its owner, out of play.",
     "deploy"),
    ("over the edge", "rule", "A part of the marker hangs out but its center is inside: it stays "
     "and counts.", "push"),
    ("railing", "board", "The line between the mind platform and a region; a pushed marker stops "
     "just behind it.", "push"),
    ("mind platform", "board", "The middle, from which every marker is pushed.", "push"),
    ("region", "board", "A platform of Guy’s brain; its controller uses its abilities.", "control"),
    ("control", "rule", "The highest total value of markers in a region.", "control"),
    ("juror", "board", "One of six types of juror, with three spaces for tokens.", "tokens"),
    ("adjacent", "rule", "Next to each other in the row of jurors; the ends are not.", "tokens"),
    ("guilty token", "token", "A vote against Guy, open to all.", "tokens"),
    ("innocent token", "token", "A vote for Guy, open to all.", "tokens"),
    ("influence token", "token", "A hidden vote: innocent, guilty or blank, revealed at the end.",
     "influence"),
    ("blank", "token", "Influence that turns out to be nothing.", "influence"),
    ("cancel", "rule", "At the end guilty and innocent tokens on a juror go one for one.", "end"),
    ("undecided", "rule", "A type of juror with no token left after canceling.", "end"),
    ("claim", "rule", "Something said about a secret, true or not, and marked as said.", "secrets"),
    ("memory aid", "option", "Influence tokens stay visible to whoever has seen them.", "options"),
    ("marker abilities", "option", "The first marker of a turn may use the ability of its emotion.",
     "markers"),
    ("advanced roles", "option", "Roles are dealt by setup icon from all thirteen.", "options"),
    ("chosen prosecutor", "option", "A seat is named to prosecute instead of drawn.", "options"),
)  # fmt: skip


def _emotion(kind: MarkerKind) -> Term:
    text = f"A control marker of value {kind.value}. With marker abilities: {kind.ability.text()}"
    return Term(kind.emotion.title, "emotion", text, "markers")


def glossary() -> tuple[Term, ...]:
    return (
        *(Term(*word) for word in _WORDS),
        *(Term(one.region.title, "region", one.text, "deploy") for one in OVERVIEWS),
        *(Term(one.type.title, "juror", one.leaning, "tokens") for one in JURORS),
        *(_emotion(kind) for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS)),
        *(Term(role.name, "role", f"Wants: {role.goal.text}", "roles") for role in ROLES),
    )


GLOSSARY: Final = glossary()
