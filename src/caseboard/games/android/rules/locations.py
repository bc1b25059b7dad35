"""The sixteen location abilities (Use a Location Ability; Major Locations; ruling A14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Frame, Goto, Outcome, Procedure, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android.actions import CARD, GAIN, PILE, PLACE, SPEND
from caseboard.games.android.content.map import PLACE as PLACE_NUMBER
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import AbilityTime, NoFavorAt
from caseboard.games.android.numbers import (
    ALIBI_SUPPLY,
    DROPSHIP_SUPPLY,
    HAAS_SUPPLY,
    JINTEKI_SUPPLY,
    NORMAL_FAVORS,
    WARRANTS_EACH,
)
from caseboard.games.android.rules.conspiracy import (
    REVEAL_INFORMATION,
    baggage_options,
    piles_left,
    take_baggage,
)
from caseboard.games.android.rules.decks import discard
from caseboard.games.android.rules.evidence import place_alibi, place_hit, suspects_to_choose
from caseboard.games.android.rules.favors import (
    ANY,
    SPEND_FAVORS,
    can_spend,
    favors_held,
    gain_favor,
    gain_haas,
    gain_jinteki,
    lose_favor,
    remove_trauma,
)
from caseboard.games.android.rules.lasting import concerning, notice
from caseboard.games.android.rules.movement import is_restricted
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Major Locations"


@dataclass(frozen=True, slots=True)
class Ability:
    """What a major location offers: its price, and the procedure that gives what is bought."""

    time: int
    gives: Procedure[AndroidState]
    text: str
    favors: tuple[int, ...] = ()
    cards: int = 0


def ask_baggage(s: AndroidState, f: Frame) -> Ask:
    prompt = "Good or bad baggage on whose plot?"
    return Ask(f["seat"], "baggage", tuple(baggage_options(s)), prompt)


def lay_baggage(s: AndroidState, f: Frame) -> None:
    take_baggage(s, f.answer)


GIVE_BAGGAGE: Final = procedure("Place baggage on any plot", ask_baggage, lay_baggage)


def ask_pile(s: AndroidState, f: Frame) -> Ask:
    options = tuple([PILE[pile] for pile in piles_left(s)])
    return Ask(f["seat"], "pile", options, "From which pile do you draw a piece?")


def reveal_from_pile(s: AndroidState, f: Frame) -> Call:
    return Call(REVEAL_INFORMATION, seat=f["seat"], pile=f.answer.argument, own_marker=False)


GIVE_PIECE: Final = procedure("Place a piece from any pile", ask_pile, reveal_from_pile)


def _gives_favor(kind: FavorKind) -> Procedure[AndroidState]:
    def gain(s: AndroidState, f: Frame) -> None:
        gain_favor(s, f["seat"], kind)

    return procedure(f"Gain a {kind.name.lower()} favor", gain)


def ask_favor_to_swap(s: AndroidState, f: Frame) -> Ask:
    options = tuple([SPEND[kind] for kind in favors_held(s, f["seat"])])
    return Ask(f["seat"], "swap-favor", options, "Which favor do you give for another?")


def give_favor_up(s: AndroidState, f: Frame) -> None:
    lose_favor(s, f["seat"], f.answer.argument)


def ask_favor_to_gain(s: AndroidState, f: Frame) -> Ask:
    options = tuple([GAIN[kind] for kind in range(NORMAL_FAVORS) if s.favor_bank[kind]])
    return Ask(f["seat"], "gain-favor", options, "Which favor do you take?")


def take_favor(s: AndroidState, f: Frame) -> None:
    gain_favor(s, f["seat"], f.answer.argument)


SWAP_FAVOR: Final = procedure(
    "Exchange a favor", ask_favor_to_swap, give_favor_up, ask_favor_to_gain, take_favor
)


def take_haas(s: AndroidState, f: Frame) -> None:
    gain_haas(s, f["seat"])


def take_jinteki(s: AndroidState, f: Frame) -> None:
    gain_jinteki(s, f["seat"])


def ask_suspect(s: AndroidState, f: Frame) -> Ask:
    return Ask(f["seat"], "suspect", suspects_to_choose(s), "Which suspect?")


def lay_hit(s: AndroidState, f: Frame) -> None:
    place_hit(s, f["seat"], f.answer.argument)
    notice(s, Occasion.PLACES_HIT, f["seat"], suspect=f.answer.argument)


def lay_alibi(s: AndroidState, f: Frame) -> None:
    place_alibi(s, f["seat"], f.answer.argument)


def free_of_warrant(s: AndroidState, seat: int) -> tuple[Action, ...]:
    """The restricted places, on the map or by a rule in play, without a warrant of the seat's."""
    held = s.warrants[seat]
    return tuple([PLACE[n] for n in range(len(PLACES)) if is_restricted(s, n) and n not in held])


def ask_warrant_to_move(s: AndroidState, f: Frame) -> Outcome:
    """Warrants: two in play at most; a third means that one of them moves."""
    held = s.warrants[f["seat"]]
    if len(held) < WARRANTS_EACH:
        return Goto(ask_place_for_warrant)
    options = tuple([PLACE[n] for n in held])
    return Ask(f["seat"], "move-warrant", options, "Which of your warrants do you move?")


def lift_warrant(s: AndroidState, f: Frame) -> None:
    s.warrants[f["seat"]].remove(f.answer.argument)
    s.tell("warrant-lifted", seat=f["seat"], place=f.answer.argument)
    f["lifted"] = f.answer.argument


def ask_place_for_warrant(s: AndroidState, f: Frame) -> Ask:
    options = tuple([a for a in free_of_warrant(s, f["seat"]) if a.argument != f.get("lifted")])
    return Ask(f["seat"], "warrant", options, "Where does your warrant open the door?")


def place_warrant(s: AndroidState, f: Frame) -> None:
    s.warrants[f["seat"]].append(f.answer.argument)
    s.tell("warrant-placed", seat=f["seat"], place=f.answer.argument)


PLACE_WARRANT: Final = procedure(
    "Warrants", ask_warrant_to_move, lift_warrant, ask_place_for_warrant, place_warrant
)


def take_pass(s: AndroidState, f: Frame) -> None:
    gain_dropship(s, f["seat"])


def gain_dropship(s: AndroidState, seat: int) -> bool:
    """A dropship pass, if one is left (Using Dropship Passes)."""
    if sum(s.dropship) >= DROPSHIP_SUPPLY:
        return False
    s.dropship[seat] += 1
    s.tell("dropship-gained", seat=seat)
    return True


def heal(s: AndroidState, f: Frame) -> None:
    remove_trauma(s, f["seat"])


_CORP, _POLITICAL, _SOCIETY, _STREET = FavorKind
_TEXT_BAGGAGE = "place one good or bad baggage on any plot."

ABILITIES: Final[dict[int, Ability]] = {
    PLACE_NUMBER[key]: ability
    for key, ability in {
        "broadcast-square": Ability(
            1, GIVE_PIECE, "place a puzzle piece from any pile.", (ANY,)
        ),
        "castle-club": Ability(1, GIVE_BAGGAGE, _TEXT_BAGGAGE, (_STREET,)),
        "city-hall": Ability(2, _gives_favor(_POLITICAL), "gain a political favor."),
        "eastside-tenements": Ability(2, _gives_favor(_STREET), "gain a street favor."),
        "elizas-toybox": Ability(
            1, SWAP_FAVOR, "exchange any one of your favors for any normal favor."
        ),
        "haas-bioroid": Ability(
            2, procedure("Gain a Haas token", take_haas), "gain a Haas token.",
            (_STREET, _SOCIETY), 2,
        ),
        "humanity-labor": Ability(
            2, procedure("Place a hit", ask_suspect, lay_hit), "place a hit on a suspect.",
            (_CORP, _POLITICAL, _SOCIETY, _STREET), 2,
        ),
        "jinteki": Ability(
            2, procedure("Gain a Jinteki token", take_jinteki), "gain a Jinteki token.",
            (_POLITICAL, _CORP), 2,
        ),
        "levy-university": Ability(2, _gives_favor(_SOCIETY), "gain a society favor."),
        "melange-mining": Ability(2, _gives_favor(_CORP), "gain a corp favor."),
        "memories-of-green": Ability(1, GIVE_BAGGAGE, _TEXT_BAGGAGE, (_CORP,)),
        "monroe-associates": Ability(
            1, PLACE_WARRANT, "place or move one of your warrants.", (_POLITICAL,)
        ),
        "napd": Ability(
            1, procedure("Gain a dropship pass", take_pass), "gain a dropship pass.", (ANY, ANY)
        ),
        "order-of-sol": Ability(
            2, procedure("Place an alibi", ask_suspect, lay_alibi), "place an alibi on a suspect.",
            (ANY, ANY),
        ),
        "starlight-crusade": Ability(
            2, procedure("Remove a trauma", heal), "discard one trauma.", (ANY,)
        ),
        "wyldside": Ability(1, GIVE_BAGGAGE, _TEXT_BAGGAGE, (_SOCIETY,)),
    }.items()
}  # fmt: skip

_GIVES_FAVOR: Final = {
    PLACE_NUMBER["city-hall"]: int(_POLITICAL),
    PLACE_NUMBER["eastside-tenements"]: int(_STREET),
    PLACE_NUMBER["levy-university"]: int(_SOCIETY),
    PLACE_NUMBER["melange-mining"]: int(_CORP),
}

NOT_HERE: Final = Reason("not-here", "the detective is not there", CHAPTER)
NO_ABILITY: Final = Reason("no-ability", "a minor location has no ability", CHAPTER)
USED: Final = Reason("used", "this ability was used this round already", CHAPTER)
NO_TIME: Final = Reason("no-time", "there is not enough Time left for it", CHAPTER)
NO_FAVORS: Final = Reason("no-favors", "the favors that it costs are not there", CHAPTER)
NO_CARDS: Final = Reason("no-cards", "two twilight cards must be discarded for it", CHAPTER)
NOTHING_LEFT: Final = Reason("nothing-left", "there is nothing left to gain by it", CHAPTER)
BARRED: Final = Reason("barred", "a card in play forbids it", "Plots: Special Effects")


def ability_time(s: AndroidState, seat: int, place: int) -> int:
    time = ABILITIES[place].time
    for effect in concerning(s, AbilityTime, seat):
        if effect.place == place:
            time += effect.amount
    return max(0, time)


def why_not_use(s: AndroidState, seat: int, place: int) -> Reason | None:
    """Why a location ability cannot be used now."""
    ability = ABILITIES.get(place)
    if ability is None:
        return NO_ABILITY
    if s.place[seat] != place:
        return NOT_HERE
    if s.abilities_used[seat] >> place & 1:
        return USED
    if ability_time(s, seat, place) > s.time:
        return NO_TIME
    if ability.cards > len(s.hands[seat]):
        return NO_CARDS
    if ability.favors and not can_spend(s, seat, ability.favors):
        return NO_FAVORS
    if place in _GIVES_FAVOR and any(
        effect.place == place and effect.favor == _GIVES_FAVOR[place]
        for effect in concerning(s, NoFavorAt, seat)
    ):
        return BARRED
    return None if _something_left(s, seat, place) else NOTHING_LEFT


def _something_left(s: AndroidState, seat: int, place: int) -> bool:
    """Supplies are limited to the box, and nobody pays for nothing."""
    key = PLACES[place].key
    if place in _GIVES_FAVOR:
        return s.favor_bank[_GIVES_FAVOR[place]] > 0
    if key == "haas-bioroid":
        return sum(s.haas) < HAAS_SUPPLY
    if key == "jinteki":
        return sum(s.jinteki) < JINTEKI_SUPPLY
    if key == "napd":
        return sum(s.dropship) < DROPSHIP_SUPPLY
    if key == "order-of-sol":
        return any(s.alive) and sum(s.alibis) < ALIBI_SUPPLY
    if key == "humanity-labor":
        return any(s.alive)
    if key == "starlight-crusade":
        return s.trauma[seat] > 0
    if key == "broadcast-square":
        return bool(piles_left(s))
    if key == "monroe-associates":
        return bool(free_of_warrant(s, seat))
    if key == "elizas-toybox":
        return any(s.favors[seat]) and any(s.favor_bank[:NORMAL_FAVORS])
    return any(plot >= 0 for plot in s.plot)


def pay_time(s: AndroidState, f: Frame) -> None:
    seat, place = f["seat"], f["place"]
    s.time -= ability_time(s, seat, place)
    s.abilities_used[seat] |= 1 << place
    f["cards"] = ABILITIES[place].cards
    s.tell("ability-used", seat=seat, place=place)


def pay_favors(s: AndroidState, f: Frame) -> Outcome:
    favors = ABILITIES[f["place"]].favors
    needs = tuple(int(need) for need in favors)
    return Call(SPEND_FAVORS, seat=f["seat"], needs=needs) if needs else None


def ask_card(s: AndroidState, f: Frame) -> Outcome:
    if not f["cards"]:
        return Goto(receive)
    options = tuple([CARD[card] for card in s.hands[f["seat"]]])
    return Ask(f["seat"], "discard-for-ability", options, "Which twilight card do you discard?")


def pay_card(s: AndroidState, f: Frame) -> Outcome:
    discard(s, f["seat"], f.answer.argument)
    f["cards"] -= 1
    return Goto(ask_card)


def receive(s: AndroidState, f: Frame) -> Call:
    return Call(ABILITIES[f["place"]].gives, seat=f["seat"])


def react(s: AndroidState, f: Frame) -> None:
    occur(s, Occasion.USES_ABILITY, f["seat"], place=f["place"])


USE_ABILITY: Final = procedure(
    "Using a location ability", pay_time, pay_favors, ask_card, pay_card, receive, react
)
"""Locals: seat, place."""
