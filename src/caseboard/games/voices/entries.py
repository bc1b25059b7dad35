"""Everything in Voices in My Head that can explain itself."""

from __future__ import annotations

from caseboard.core.reference import Entry
from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS, MarkerKind
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side, TrialCard


def entries() -> tuple[Entry, ...]:
    return (
        *(_trial(card) for card in TRIAL_CARDS),
        *(
            Entry("strategy", card.name, _copies(card.copies), card.text, card.flavour)
            for card in STRATEGY_CARDS
        ),
        *(
            Entry("roles", role.name, f"role, {role.icon.value}", role.goal.text, role.motto)
            for role in ROLES
        ),
        *(_marker(kind) for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS)),
        *(
            Entry(
                "stories",
                story.title,
                "story",
                f"{story.start} {story.text}",
                story.closing_about(),
            )
            for story in STORIES
        ),
        *(
            Entry("regions", each.region.title, "region", each.text, "", int(each.region))
            for each in OVERVIEWS
        ),
        *(
            Entry("jurors", each.type.title, "jurors", each.leaning, "", int(each.type))
            for each in JURORS
        ),
    )


def _copies(count: int) -> str:
    return f"strategy card, {count} in the deck"


def _side(side: Side) -> str:
    abilities = [f"{one.lead_in} {one.text}".strip() for one in side.abilities]
    return " ".join((side.flavour, *abilities))


def _trial(card: TrialCard) -> Entry:
    regions = " and ".join(region.title for region in card.regions)
    stage = "I" * int(card.stage)
    return Entry(
        f"trial-stage-{int(card.stage)}",
        card.title,
        f"trial card {card.number}, stage {stage}, {regions}",
        f"Front: {_side(card.front)}\nBack: {_side(card.back)}",
        number=card.number,
        closed=True,
    )


def _marker(kind: MarkerKind) -> Entry:
    whose = "the prosecutor’s eight" if kind in PROSECUTOR_MARKERS else "each persona’s eight"
    about = f"control marker, value {kind.value}, {kind.copies} of {whose}"
    text = f"With the optional rule: {kind.ability.text()}"
    return Entry("markers", kind.emotion.title, about, text, kind.flavour)
