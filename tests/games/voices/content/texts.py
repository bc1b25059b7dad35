"""Every text that a player of Voices can read, with a name to find it by."""

from __future__ import annotations

from caseboard.core.effects import walk
from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.content.stories import STORIES
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side
from caseboard.games.voices.effects import Choose, Effect

SIDES: dict[str, Side] = {
    f"{card.number}{letter}": side
    for card in TRIAL_CARDS
    for letter, side in (("A", card.front), ("B", card.back))
}

EFFECTS: dict[str, Effect] = {
    **{f"{id}:{n}": a.effect for id, side in SIDES.items() for n, a in enumerate(side.abilities)},
    **{card.id: card.effect for card in STRATEGY_CARDS},
    **{kind.emotion.name: kind.ability for kind in PERSONA_MARKERS + PROSECUTOR_MARKERS},
    **{f"story {story.number}": story.setup for story in STORIES},
}

CHOICES: dict[str, Choose] = {
    name: part for name, effect in EFFECTS.items() for part in walk(effect) if type(part) is Choose
}

RULES: dict[str, str] = {
    **{name: effect.text() for name, effect in EFFECTS.items()},
    **{
        f"{name} black box {n}": text
        for name, choice in CHOICES.items()
        for n, text in enumerate(choice.black_box)
    },
    **{f"{card.id} card": card.text for card in STRATEGY_CARDS},
    **{f"{story.number} start": story.text for story in STORIES},
    **{f"role {role.id}": role.goal.text for role in ROLES},
}

FLAVOUR: dict[str, str] = {
    **{id: side.flavour for id, side in SIDES.items()},
    **{
        f"{id} lead-in": ability.lead_in
        for id, side in SIDES.items()
        for ability in side.abilities
        if ability.lead_in
    },
    **{
        f"{name} {option.label}": option.label
        for name, choice in CHOICES.items()
        for option in choice.options
    },
    **{card.id: card.flavour for card in STRATEGY_CARDS},
    **{kind.emotion.name: kind.flavour for kind in PERSONA_MARKERS + PROSECUTOR_MARKERS},
    **{juror.type.name: juror.leaning for juror in JURORS},
    **{overview.region.name: overview.text for overview in OVERVIEWS},
    **{role.id: role.motto for role in ROLES},
    **{
        f"story {story.number} {part}": getattr(story, part)
        for story in STORIES
        for part in ("start", "conviction", "acquittal")
    },
    **{f"story {story.number} closing": story.closing_about() for story in STORIES},
}

TEXTS: dict[str, str] = {
    **{f"rules of {name}": text for name, text in RULES.items()},
    **{f"flavour of {name}": text for name, text in FLAVOUR.items()},
}
