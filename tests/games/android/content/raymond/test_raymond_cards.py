"""Raymond's twilight cards at the table."""

from __future__ import annotations

import pytest

from caseboard.core.machine import Call
from caseboard.games.android.catalogue import FAVOR_OF, NPC, Card
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.numbers import RAYMOND, Side
from caseboard.games.android.rules.twilight import PLAY_CARD
from tests.games.android.conservation import conserved
from tests.games.android.content.raymond.scene import FLOYD_SEAT, RAY, Scene, card_key
from tests.games.android.content.reading import cards_of

KATE = FAVOR_OF[NPC["kate"]]
PHYSICAL_LEAD = 10
WHO = "Parsons? Who's asking?"
CARDS = [*cards_of(RAYMOND, Side.LIGHT), *cards_of(RAYMOND, Side.DARK)]


def count_evidence(scene: Scene) -> int:
    return sum(len(entries) for entries in scene.state.files)


@pytest.mark.parametrize("last", [False, True], ids=["first options", "last options"])
@pytest.mark.parametrize("plot", ["keene", "parsons"])
@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_every_card_resolves_and_ends_at_a_clean_decision(
    card: Card, plot: str, last: bool
) -> None:
    actor = RAY if card.side is Side.LIGHT else FLOYD_SEAT
    scene = Scene().plot(plot).favors(FavorKind.STREET, 2).hand(RAY, others=3)
    if card.id not in scene.state.hands[RAY]:
        scene.hand(actor, card.name)
    scene.call(Call(PLAY_CARD, actor=actor, target=RAY, card=card.id))
    while scene.asked != (RAY, "turn"):
        scene.choose("pay" if "pay" in scene.options else scene.options[-1 if last else 0])
    assert card.id not in scene.state.hands[actor]
    conserved(scene.state)


class TestLight:
    def test_i_owe_you_one_ray(self) -> None:
        """Playing Twilight Cards, example: 1 Time, two dark shifts, one Kate favor."""
        scene = Scene().plot("parsons").hand(RAY, "I owe you one, Ray").play("I owe you one, Ray")
        assert scene.state.favors[RAY][KATE] == 1
        assert (scene.state.time, scene.state.twilight[RAY]) == (5, 2)

    def test_coffee_at_the_start_of_a_turn(self) -> None:
        scene = Scene().hand(RAY, "Coffee. Black. Leave the pot").choose("end-turn")
        scene.until_asked(f"play {card_key('Coffee. Black. Leave the pot')}")
        assert scene.state.time == 8

    def test_professionals_have_threatened_him_before(self) -> None:
        scene = Scene().hand(RAY, "I've been threatened by professionals").plot("parsons")
        scene.hand(FLOYD_SEAT, "We have a dress code, Mr. Flint")
        scene.choose("move rockvil-estates", "pass").play("We have a dress code, Mr. Flint")
        scene.play("I've been threatened by professionals")
        assert (scene.asked, scene.state.time) == ((RAY, "turn"), 5)

    @pytest.mark.parametrize(("place", "baggage"), [("old-war-memorial", 2), ("napd", 2)])
    def test_the_names_on_the_wall(self, place: str, baggage: int) -> None:
        scene = Scene().plot("keene").at(place).hand(RAY, "Read me the names on the wall")
        scene.state.trauma[RAY] = 1
        scene.play("Read me the names on the wall")
        assert scene.baggage == (baggage, 0)
        assert scene.trauma == (0 if place == "old-war-memorial" else 1)

    def test_an_old_soldier_hears_things_in_seedy_places(self) -> None:
        scene = Scene().in_play("Nobody looks at an old soldier").at("roxies")
        scene.lead_here(PHYSICAL_LEAD).choose("follow physical-raymond")
        assert scene.state.time == 6

    def test_she_still_flies(self) -> None:
        scene = Scene().in_play("She still flies, if you don't look under her")
        scene.choose("move the-root")
        assert scene.state.time == 6
        scene.choose("move the-midway")
        assert scene.state.time == 5

    def test_one_night_with_the_lights_off(self) -> None:
        scene = Scene().at("napd").hand(RAY, "One night with the lights off")
        scene.state.trauma[RAY] = 2
        scene.choose("end-turn").play("One night with the lights off").end_turns()
        assert (scene.trauma, scene.state.time) == (1, 8)

    def test_the_photograph_is_two_pieces_of_evidence(self) -> None:
        name = "Fifteen years, and here's the photograph"
        scene = Scene().hand(RAY, name).play(name)
        while scene.asked != (RAY, "turn"):
            scene.choose(scene.options[0])
        assert count_evidence(scene) == 2


class TestDark:
    def test_parsons_can_be_bought_off(self) -> None:
        scene = Scene().plot("keene").hand(FLOYD_SEAT, WHO)
        scene.favors(FavorKind.CORP, 1).lead_here(PHYSICAL_LEAD).choose("follow physical-raymond")
        scene.until_asked(f"play {card_key(WHO)}")
        scene.until_asked("yes", "place-evidence")
        assert scene.favors_held == 0

    def test_or_the_lead_is_lost(self) -> None:
        scene = Scene().plot("keene").hand(FLOYD_SEAT, WHO)
        scene.lead_here(PHYSICAL_LEAD).choose("follow physical-raymond")
        scene.until_asked(f"play {card_key(WHO)}")
        assert scene.asked == (RAY, "turn")
        assert count_evidence(scene) == 0

    def test_the_whole_turn_on_the_way_to_kate(self) -> None:
        name = "Come quick, Ray, they've brought Kate in"
        scene = Scene().plot("parsons").hand(FLOYD_SEAT, name)
        scene.choose("move the-root").play(name).choose("pass")
        assert scene.state.place[RAY] == PLACE["thurguns-free-clinic"]
        assert scene.state.turn != RAY

    def test_shaking_hands_make_every_move_longer_until_the_turn_ends(self) -> None:
        scene = Scene().hand(FLOYD_SEAT, "Look at your hands, Ray").plot("parsons").at("napd")
        scene.choose("end-turn").until_asked(f"play {card_key('Look at your hands, Ray')}")
        scene.until_asked("move the-root")
        assert scene.state.time == 4
        scene.end_turns()
        assert scene.state.in_play[RAY] == []

    @pytest.mark.parametrize(("tactics", "kate_gone"), [("light", 0), ("dark", 1)])
    def test_the_file_or_the_lady(self, tactics: str, kate_gone: int) -> None:
        name = "The file, Flint, or the lady"
        scene = Scene().plot("keene").hand(FLOYD_SEAT, name).favors(KATE, 2)
        scene.lead_here(PHYSICAL_LEAD).choose("follow physical-raymond")
        scene.until_asked(f"play {card_key(name)}", f"{tactics}-tactics")
        assert scene.state.npc_gone[NPC["kate"]] == kate_gone
        assert scene.state.favors[RAY][KATE] == (0 if kate_gone else 2)
        assert ("place-evidence" in scene.options) == bool(kate_gone)

    def test_enough_said_for_one_day(self) -> None:
        name = "You've talked enough for one day"
        scene = Scene().plot("keene").hand(FLOYD_SEAT, name)
        scene.hand(RAY, "I owe you one, Ray", "I don't sleep, I read files")
        scene.play("I owe you one, Ray").play(name)
        assert scene.state.hands[RAY] == []
        assert scene.end_turns().state.in_play[RAY] == []

    @pytest.mark.parametrize(("place", "result"), [("jacks-diner", (0, 3)), ("napd", (0, 0))])
    def test_last_call(self, place: str, result: tuple[int, int]) -> None:
        scene = Scene().plot("keene").at(place).hand(FLOYD_SEAT, "Last call was an hour ago")
        scene.choose("end-turn").play("Last call was an hour ago").end_turns()
        assert (scene.baggage, scene.state.time) == (result, 4)
        assert scene.trauma == (0 if result[1] else 1)
