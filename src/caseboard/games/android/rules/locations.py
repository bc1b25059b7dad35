"""The sixteen location abilities (Use a Location Ability; Major Locations; ruling A14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Frame, Goto, Outcome, Procedure, procedure
from caseboard.core.reasons import Reason
from caseboard.core.tuples import without
from caseboard.games.android import events
from caseboard.games.android.actions import CARD, GAIN, PILE, PLACE, SPEND
from caseboard.games.android.content.map import PLACE as PLACE_NUMBER
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.content.sheets import ANY, FavorKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import AbilityTime, NoFavorAt
from caseboard.games.android.frames import About, Seated
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
    gives: Procedure[[int]]
    text: str
    favors: tuple[int, ...] = ()
    cards: int = 0


def ask_baggage(state: AndroidState, frame: Seated) -> Ask:
    prompt = "Good or bad baggage on whose plot?"
    return Ask(frame.seat, "baggage", tuple(baggage_options(state)), prompt)


def lay_baggage(state: AndroidState, frame: Seated) -> None:
    take_baggage(state, frame.answer)


GIVE_BAGGAGE: Final = procedure("Place baggage on any plot", Seated, ask_baggage, lay_baggage)


def ask_pile(state: AndroidState, frame: Seated) -> Ask:
    options = tuple([PILE[pile] for pile in piles_left(state)])
    return Ask(frame.seat, "pile", options, "From which pile do you draw a piece?")


def reveal_from_pile(state: AndroidState, frame: Seated) -> Frame:
    return REVEAL_INFORMATION(seat=frame.seat, pile=frame.answer.argument, own_marker=False)


GIVE_PIECE: Final = procedure("Place a piece from any pile", Seated, ask_pile, reveal_from_pile)


def _gives_favor(kind: FavorKind) -> Procedure[[int]]:
    def gain(state: AndroidState, frame: Seated) -> None:
        gain_favor(state, frame.seat, kind)

    return procedure(f"Gain a {kind.name.lower()} favor", Seated, gain)


def ask_favor_to_swap(state: AndroidState, frame: Seated) -> Ask:
    options = tuple([SPEND[kind] for kind in favors_held(state, frame.seat)])
    return Ask(frame.seat, "swap-favor", options, "Which favor do you give for another?")


def give_favor_up(state: AndroidState, frame: Seated) -> None:
    lose_favor(state, frame.seat, frame.answer.argument)


def ask_favor_to_gain(state: AndroidState, frame: Seated) -> Ask:
    options = tuple([GAIN[kind] for kind in range(NORMAL_FAVORS) if state.favor_bank[kind]])
    return Ask(frame.seat, "gain-favor", options, "Which favor do you take?")


def take_favor(state: AndroidState, frame: Seated) -> None:
    gain_favor(state, frame.seat, frame.answer.argument)


SWAP_FAVOR: Final = procedure(
    "Exchange a favor", Seated, ask_favor_to_swap, give_favor_up, ask_favor_to_gain, take_favor
)


def take_haas(state: AndroidState, frame: Seated) -> None:
    gain_haas(state, frame.seat)


def take_jinteki(state: AndroidState, frame: Seated) -> None:
    gain_jinteki(state, frame.seat)


def ask_suspect(state: AndroidState, frame: Seated) -> Ask:
    return Ask(frame.seat, "suspect", suspects_to_choose(state), "Which suspect?")


def lay_hit(state: AndroidState, frame: Seated) -> None:
    place_hit(state, frame.seat, frame.answer.argument)
    notice(state, Occasion.PLACES_HIT, frame.seat, About(suspect=frame.answer.argument))


def lay_alibi(state: AndroidState, frame: Seated) -> None:
    place_alibi(state, frame.seat, frame.answer.argument)


def free_of_warrant(state: AndroidState, seat: int) -> tuple[Action, ...]:
    """The restricted places, on the map or by a rule in play, without a warrant of the seat's."""
    held = state.warrants[seat]
    return tuple(
        [PLACE[n] for n in range(len(PLACES)) if is_restricted(state, n) and n not in held]
    )


@dataclass(slots=True, eq=False)
class PlaceWarrant(Seated):
    lifted: int | None = None
    """The place that a warrant was taken from."""


def ask_warrant_to_move(state: AndroidState, frame: PlaceWarrant) -> Outcome:
    """Warrants: two in play at most; a third means that one of them moves."""
    held = state.warrants[frame.seat]
    if len(held) < WARRANTS_EACH:
        return Goto(ask_place_for_warrant)
    options = tuple([PLACE[n] for n in held])
    return Ask(frame.seat, "move-warrant", options, "Which of your warrants do you move?")


def lift_warrant(state: AndroidState, frame: PlaceWarrant) -> None:
    state.warrants[frame.seat] = without(state.warrants[frame.seat], frame.answer.argument)
    state.tell(events.WarrantLifted(seat=frame.seat, place=frame.answer.argument))
    frame.lifted = frame.answer.argument


def ask_place_for_warrant(state: AndroidState, frame: PlaceWarrant) -> Ask:
    options = tuple([a for a in free_of_warrant(state, frame.seat) if a.argument != frame.lifted])
    return Ask(frame.seat, "warrant", options, "Where does your warrant open the door?")


def place_warrant(state: AndroidState, frame: PlaceWarrant) -> None:
    state.warrants[frame.seat] += (frame.answer.argument,)
    state.tell(events.WarrantPlaced(seat=frame.seat, place=frame.answer.argument))


PLACE_WARRANT: Final = procedure(
    "Warrants",
    PlaceWarrant,
    ask_warrant_to_move,
    lift_warrant,
    ask_place_for_warrant,
    place_warrant,
)


def take_pass(state: AndroidState, frame: Seated) -> None:
    gain_dropship(state, frame.seat)


def gain_dropship(state: AndroidState, seat: int) -> bool:
    """A dropship pass, if one is left (Using Dropship Passes)."""
    if sum(state.dropship) >= DROPSHIP_SUPPLY:
        return False
    state.dropship[seat] += 1
    state.tell(events.DropshipGained(seat=seat))
    return True


def heal(state: AndroidState, frame: Seated) -> None:
    remove_trauma(state, frame.seat)


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
            2, procedure("Gain a Haas token", Seated, take_haas), "gain a Haas token.",
            (_STREET, _SOCIETY), 2,
        ),
        "humanity-labor": Ability(
            2, procedure("Place a hit", Seated, ask_suspect, lay_hit), "place a hit on a suspect.",
            (_CORP, _POLITICAL, _SOCIETY, _STREET), 2,
        ),
        "jinteki": Ability(
            2, procedure("Gain a Jinteki token", Seated, take_jinteki), "gain a Jinteki token.",
            (_POLITICAL, _CORP), 2,
        ),
        "levy-university": Ability(2, _gives_favor(_SOCIETY), "gain a society favor."),
        "melange-mining": Ability(2, _gives_favor(_CORP), "gain a corp favor."),
        "memories-of-green": Ability(1, GIVE_BAGGAGE, _TEXT_BAGGAGE, (_CORP,)),
        "monroe-associates": Ability(
            1, PLACE_WARRANT, "place or move one of your warrants.", (_POLITICAL,)
        ),
        "napd": Ability(
            1, procedure("Gain a dropship pass", Seated, take_pass), "gain a dropship pass.",
            (ANY, ANY),
        ),
        "order-of-sol": Ability(
            2, procedure("Place an alibi", Seated, ask_suspect, lay_alibi),
            "place an alibi on a suspect.", (ANY, ANY),
        ),
        "starlight-crusade": Ability(
            2, procedure("Remove a trauma", Seated, heal), "discard one trauma.", (ANY,)
        ),
        "wyldside": Ability(1, GIVE_BAGGAGE, _TEXT_BAGGAGE, (_SOCIETY,)),
    }.items()
}  # fmt: skip

GIVES_FAVOR: Final = {
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


def ability_time(state: AndroidState, seat: int, place: int) -> int:
    time = ABILITIES[place].time
    for effect in concerning(state, AbilityTime, seat):
        if effect.place == place:
            time += effect.amount
    return max(0, time)


def why_not_use(state: AndroidState, seat: int, place: int) -> Reason | None:
    """Why a location ability cannot be used now."""
    ability = ABILITIES.get(place)
    if ability is None:
        return NO_ABILITY
    if state.place[seat] != place:
        return NOT_HERE
    if state.abilities_used[seat] >> place & 1:
        return USED
    if ability_time(state, seat, place) > state.time:
        return NO_TIME
    if ability.cards > len(state.hands[seat]):
        return NO_CARDS
    if ability.favors and not can_spend(state, seat, ability.favors):
        return NO_FAVORS
    if place in GIVES_FAVOR and any(
        effect.place == place and effect.favor == GIVES_FAVOR[place]
        for effect in concerning(state, NoFavorAt, seat)
    ):
        return BARRED
    return None if _something_left(state, seat, place) else NOTHING_LEFT


def _something_left(state: AndroidState, seat: int, place: int) -> bool:
    """Supplies are limited to the box, and nobody pays for nothing."""
    key = PLACES[place].key
    if place in GIVES_FAVOR:
        return state.favor_bank[GIVES_FAVOR[place]] > 0
    if key == "haas-bioroid":
        return sum(state.haas) < HAAS_SUPPLY
    if key == "jinteki":
        return sum(state.jinteki) < JINTEKI_SUPPLY
    if key == "napd":
        return sum(state.dropship) < DROPSHIP_SUPPLY
    if key == "order-of-sol":
        return any(state.alive) and sum(state.alibis) < ALIBI_SUPPLY
    if key == "humanity-labor":
        return any(state.alive)
    if key == "starlight-crusade":
        return state.trauma[seat] > 0
    if key == "broadcast-square":
        return bool(piles_left(state))
    if key == "monroe-associates":
        return bool(free_of_warrant(state, seat))
    if key == "elizas-toybox":
        return any(state.favors[seat]) and any(state.favor_bank[:NORMAL_FAVORS])
    return any(plot >= 0 for plot in state.plot)


@dataclass(slots=True, eq=False)
class UseAbility(Seated):
    place: int
    cards: int = 0
    """The twilight cards that are still to be discarded for it."""


def pay_time(state: AndroidState, frame: UseAbility) -> None:
    seat, place = frame.seat, frame.place
    state.time -= ability_time(state, seat, place)
    state.abilities_used[seat] |= 1 << place
    frame.cards = ABILITIES[place].cards
    state.tell(events.AbilityUsed(seat=seat, place=place))


def pay_favors(state: AndroidState, frame: UseAbility) -> Outcome:
    favors = ABILITIES[frame.place].favors
    needs = tuple(int(need) for need in favors)
    return SPEND_FAVORS(seat=frame.seat, needs=needs) if needs else None


def ask_card(state: AndroidState, frame: UseAbility) -> Outcome:
    if not frame.cards:
        return Goto(receive)
    options = tuple([CARD[card] for card in state.hands[frame.seat]])
    return Ask(frame.seat, "discard-for-ability", options, "Which twilight card do you discard?")


def pay_card(state: AndroidState, frame: UseAbility) -> Outcome:
    discard(state, frame.seat, frame.answer.argument)
    frame.cards -= 1
    return Goto(ask_card)


def receive(state: AndroidState, frame: UseAbility) -> Frame:
    return ABILITIES[frame.place].gives(frame.seat)


def react(state: AndroidState, frame: UseAbility) -> None:
    occur(state, Occasion.USES_ABILITY, frame.seat, About(place=frame.place))


USE_ABILITY: Final = procedure(
    "Using a location ability",
    UseAbility,
    pay_time,
    pay_favors,
    ask_card,
    pay_card,
    receive,
    react,
)
