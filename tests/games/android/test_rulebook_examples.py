"""The worked examples of Android's rulebook, each named after its place in the book (A29)."""

from __future__ import annotations

from caseboard.core.tuples import with_at
from caseboard.games.android.actions import PLACE as PLACE_ACTION
from caseboard.games.android.catalogue import ENDINGS, FAVOR_OF, NPC, PLOTS, card_at
from caseboard.games.android.content.map import (
    DISTRICT_OF,
    DISTRICTS,
    PLACE,
    PLACES_OF_TYPE,
    PlaceType,
)
from caseboard.games.android.content.puzzle import GROUP, PIECE, laid, links
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECT, SUSPECTS, Evidence
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import VpPerFavor
from caseboard.games.android.numbers import DETECTIVES, LEADS, LOUIS, OFF_MAP
from caseboard.games.android.rules.closing import breakdown, murderer
from caseboard.games.android.rules.conspiracy import adjust_markers
from caseboard.games.android.rules.favors import hold
from caseboard.games.android.rules.guilt import (
    guilt,
    guilt_of,
    kept_in_strong_file,
    kept_in_weak_file,
)
from caseboard.games.android.rules.moving_leads import places_for_lead
from caseboard.games.android.rules.plots import conditional_baggage
from tests.games.android.content.test_puzzle import EXAMPLE_OF_SCORING
from tests.games.android.names import LEAD, card_named
from tests.games.android.scenario import Scenario, table

TESTIMONY, PHYSICAL, DOCUMENT = range(3)


def test_example_of_movement_floyd_cannot_reach_weyland_real_estate_but_caprice_can() -> None:
    t = table("floyd", "caprice", "louis")
    t.at("floyd", "old-war-memorial").at("caprice", "old-war-memorial")
    assert t.why_not("move weyland-real-estate") == "out-of-reach"
    assert "move city-hall" in t.keys
    t.turn("caprice")
    assert "move weyland-real-estate" in t.keys


def test_example_of_moving_a_lead_caprice_chooses_a_civic_place_outside_her_district() -> None:
    t = table("caprice", "floyd", "louis")
    t.at("caprice", "laurel-court").at("floyd", "old-war-memorial").turn("floyd")
    t.lead("document-floyd", "old-war-memorial").lead("document-louis", "thurguns-free-clinic")
    t.do("follow document-floyd")
    assert t.asked == "caprice"
    assert "place napd" in t.keys
    assert "place thurguns-free-clinic" not in t.keys
    yellow = next(d.key for d in DISTRICTS if d.colour == "yellow")
    for key in t.keys:
        place = PLACE[key.removeprefix("place ")]
        assert DISTRICTS[DISTRICT_OF[place]].key != yellow
    t.do("place napd")
    assert t.s.lead_at[LEAD["document-floyd"]] == PLACE["napd"]


def test_example_of_moving_a_lead_the_movers_own_district_only_if_nothing_else_is_legal() -> None:
    t = table("caprice", "floyd", "louis").at("caprice", "napd")
    civic = PLACES_OF_TYPE[PlaceType.CIVIC]
    origin, own = PLACE["old-war-memorial"], PLACE["napd"]
    taken = [place for place in civic if place not in (origin, own, PLACE["city-hall"])]
    t.s.lead_at = [*taken, *([OFF_MAP] * LEADS)][:LEADS]
    assert places_for_lead(t.s, 0, origin) == (PLACE_ACTION[PLACE["city-hall"]],)
    t.s.lead_at[-1] = PLACE["city-hall"]
    assert places_for_lead(t.s, 0, origin) == (PLACE_ACTION[own],)


def test_example_of_revealing_information_the_marker_goes_back_to_the_least_valuable_pile() -> None:
    t = table("raymond", "floyd", "louis")
    t.at("raymond", "jacks-diner").lead("physical-raymond", "raymond").set(pile_marker=[1, 0, 1])
    t.do("follow physical-raymond")
    t.do(t.keys[0], "uncover", "reveal")
    assert t.kind == "benefit"
    assert t.s.pile_marker == [0, 0, 1]
    t.do("gain political")
    assert t.favor("raymond", "political") == 1
    assert t.kind == "place-piece"


def test_revealing_information_other_markers_move_only_when_the_draw_emptied_their_pile() -> None:
    t = table("raymond", "floyd", "louis")
    t.set(piles=[[], [8], [16]], pile_marker=[1, 1, 2])
    adjust_markers(t.s, 0, 0)
    assert t.s.pile_marker == [1, 1, 2]
    t.set(piles=[[], [], [16]])
    adjust_markers(t.s, 0, 1)
    assert t.s.pile_marker == [2, 2, 2]
    t.set(piles=[[1], [], []], pile_marker=[0, 2, 2])
    adjust_markers(t.s, 0, 2)
    assert t.s.pile_marker == [0, 0, 0]


def test_digging_deeper_louis_moves_from_the_shift_pieces_to_the_favor_pieces() -> None:
    t = table()
    t.at("louis", "tonys-flophouse").do("follow physical-louis")
    t.do(t.keys[0], "uncover", "dig")
    assert t.of("pile_marker", "louis") == 1


def test_digging_deeper_with_no_favor_pieces_left_jumps_to_the_baggage_pieces() -> None:
    t = table()
    t.at("louis", "tonys-flophouse").set(piles=[[0], [], [16]]).do("follow physical-louis")
    t.do(t.keys[0], "uncover", "dig")
    assert t.of("pile_marker", "louis") == 2


def test_playing_twilight_cards_i_owe_you_one_ray() -> None:
    t = table("raymond", "floyd", "louis").hold("raymond", "I owe you one, Ray")
    t.plot("raymond", _other_colour_plot("I owe you one, Ray", "raymond"))
    t.play("I owe you one, Ray")
    assert t.time == 5
    assert t.of("twilight", "raymond") == 2
    assert t.favor("raymond", "kate") == 1
    assert card_named("I owe you one, Ray") in t.s.discards[8]
    t.ends_clean()


def test_playing_twilight_cards_report_caprice() -> None:
    t = table("caprice", "raymond", "louis").hold("raymond", "Report, Caprice")
    t.plot("caprice", _other_colour_plot("Report, Caprice", "caprice"))
    t.at("caprice", "jinteki").do("move broadcast-square")
    assert t.asked == "raymond"
    t.play("Report, Caprice")
    assert t.time == 3
    assert t.of("twilight", "raymond") == -2
    assert card_named("Report, Caprice") in t.s.discards[1]
    t.ends_clean()


def test_matching_the_current_plot_i_want_you_in_my_office_now_blaine() -> None:
    name = "I want you in my office now, Blaine!"
    for change, shifted in (("match-raise", -4), ("match-lower", -2), (None, -3)):
        t = table().plot("louis", "the-krausey-case")
        t.hold("floyd", name)
        _reach_window_of(t, name)
        t.do("play")
        if change:
            t.do(change)
        if t.kind == "payment":
            t.do("pay")
        assert t.of("twilight", "floyd") == shifted


def test_conditional_baggage_krausey_case_duty_counts_loyalty_does_not() -> None:
    t = table().plot("louis", "the-krausey-case")
    conditional_baggage(t.s, 0, "duty")
    conditional_baggage(t.s, 0, "loyalty")
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (1, 0)


def test_plots_krausey_case_good_baggage_for_a_sacrificed_lead() -> None:
    t = table().plot("louis", "the-krausey-case")
    t.at("louis", "tonys-flophouse").do("follow physical-louis")
    t.do(t.keys[0], "sacrifice-lead")
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (1, 0)
    assert len(t.s.pool) == 60


def test_plots_krausey_case_bad_baggage_when_another_player_sacrifices_two_time() -> None:
    t = table().plot("louis", "the-krausey-case").turn("floyd")
    t.do("sacrifice louis-bad-1")
    assert t.time == 4
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (0, 1)


def test_resolving_plots_example_1_three_good_two_bad_is_positive() -> None:
    t = table().plot("louis", "the-krausey-case")
    t.set(day=3, good=[3, 0, 0], bad=[2, 0, 0])
    _end_the_day(t)
    assert t.of("plot_line", "louis") == 1
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (0, 0)


def test_resolving_plots_example_2_no_baggage_at_all_is_negative() -> None:
    t = table().plot("louis", "the-krausey-case", line=1)
    t.set(day=6)
    _end_the_day(t)
    assert (t.ending("louis"), len(t.of("endings", "louis"))) == ("I found him too late", 1)
    assert ENDINGS[t.of("endings", "louis")[0]].vp == -1


def test_location_ability_example_1_floyd_at_city_hall_once_per_round() -> None:
    t = table("floyd", "louis", "caprice").at("floyd", "city-hall").do("ability city-hall")
    assert (t.time, t.favor("floyd", "political")) == (4, 1)
    assert t.why_not("ability city-hall") == "used"


def test_location_ability_example_2_floyd_at_wyldside_buys_good_baggage() -> None:
    t = table("floyd", "louis", "caprice").at("floyd", "wyldside").favors("floyd", society=1)
    t.favors("floyd", director_haas=0)
    before = t.of("good", "floyd")
    t.do("ability wyldside", "good-baggage floyd")
    assert (t.time, t.favor("floyd", "society"), t.of("good", "floyd")) == (5, 0, before + 1)


def test_using_dropship_passes_example_floyd_flies_from_adams_garden_to_haas_bioroid() -> None:
    t = table("floyd", "louis", "caprice").at("floyd", "adams-garden").set(dropship=[1, 0, 0])
    t.do("dropship", "place haas-bioroid")
    assert t.of("place", "floyd") == PLACE["haas-bioroid"]
    assert (t.time, t.of("dropship", "floyd")) == (5, 0)


def test_npc_favors_example_mr_li_counts_as_any_of_the_four_kinds() -> None:
    for kind in ("corp", "political", "society", "street"):
        t = table().favors("louis", mr_li=1, sara=0)
        place = {"corp": "memories-of-green", "society": "wyldside", "street": "castle-club"}.get(
            kind, "monroe-associates"
        )
        t.at("louis", place).do(f"ability {place}")
        assert t.favor("louis", "mr_li") == 0


def test_determining_the_murderer_strong_file_example() -> None:
    assert kept_in_strong_file([-1, -1, 2, 3, 5]) == [2, 3, 5]


def test_determining_the_murderer_weak_file_example() -> None:
    assert kept_in_weak_file([-1, 2, 4, 4]) == [-1, 2]


def test_example_of_determining_the_murderer() -> None:
    """Eve 4, Noise −1, Mark Henry 14 with a perjured alibi, Thomas Haas −5."""
    t = table("raymond", "caprice", "rachel", murder="the-body-on-the-midway")
    for name, strong, normal, weak in (
        ("eve", 4, -1, 1),
        ("noise", 3, -1, -3),
        ("mark-henry", 4, 5, 0),
        ("thomas-haas", 5, -2, -3),
    ):
        _fill_files(t, name, strong, normal, weak)
    t.s.alibis[SUSPECT["mark-henry"]] = 1
    t.evidence("mark-henry", PHYSICAL, int(Evidence.PERJURY))
    t.evidence("thomas-haas", TESTIMONY, int(Evidence.SURPRISE_WITNESS))
    totals = {name: guilt(t.s, SUSPECT[name]) for name in ("eve", "noise", "mark-henry")}
    assert totals == {"eve": 4, "noise": -1, "mark-henry": 14}
    assert guilt(t.s, SUSPECT["thomas-haas"]) == -5
    assert murderer(t.s) == SUSPECT["mark-henry"]


def test_example_of_determining_the_murderer_alibis_and_perjuries_match_in_any_file() -> None:
    witness, perjury = int(Evidence.SURPRISE_WITNESS), int(Evidence.PERJURY)
    assert guilt_of(0, [[witness], [perjury], []], 0) == 5
    assert guilt_of(0, [[witness], [], []], 1) == -10
    assert guilt_of(0, [[], [perjury, perjury], []], 1) == 5
    assert guilt_of(0, [[], [perjury], []], 0) == 0


def test_example_of_scoring() -> None:
    """Raymond 29, Caprice 33, Rachel 38 with Jinteki 2, Reese 2, Human First 1, Haas 1."""
    t = table("raymond", "caprice", "rachel", murder="the-body-on-the-midway")
    s = t.s
    for piece, cell, rotation in EXAMPLE_OF_SCORING:
        s.board[cell] = laid(PIECE[piece], rotation)
    made = {key: links(s.board)[GROUP[key]] for key in GROUP}
    assert {key: count for key, count in made.items() if count} == {
        "jinteki": 2,
        "cardinal-reese": 2,
        "human-first": 1,
        "haas-bioroid": 1,
    }
    eve, noise = SUSPECT["eve"], SUSPECT["noise"]
    henry, haas = SUSPECT["mark-henry"], SUSPECT["thomas-haas"]
    t.evidence("mark-henry", _normal_file("mark-henry"), 5)
    raymond, caprice, rachel = 0, 1, 2
    s.guilty[:] = [eve, henry, noise]
    s.innocent[:] = [eve, noise, henry]
    s.haas[:], s.jinteki[:], s.conspiracy[:] = [2, 0, 2], [0, 2, 1], [1, 0, 1]
    s.trauma[:] = [4, 2, 1]
    for seat, street in ((raymond, 2), (caprice, 1), (rachel, 2)):
        s.favors[seat] = with_at((0,) * len(s.favors[seat]), 3, street)
    hold(s, rachel, FAVOR_OF[NPC["captain-beckmann"]], 2)
    s.money, s.sanity = 3, 0
    s.endings[raymond] = (_ending(4, 14),)
    s.endings[caprice] = (_ending(0, 7), _ending(0, -1))
    s.endings[rachel] = _rachel_endings_worth_13()
    t.renew()
    assert haas in s.lineup
    assert murderer(s) == henry
    totals = [sum(line.points for line in breakdown(s, seat, henry)) for seat in range(3)]
    assert totals == [29, 33, 38]


def _ending(detective: int, vp: int) -> int:
    return next(
        n
        for n, ending in enumerate(ENDINGS)
        if PLOTS[n // 4].detective == detective and ending.vp == vp and not ending.lasting
    )


def _rachel_endings_worth_13() -> tuple[int, int]:
    """Two happy endings of 13 VP together, one of them paying for unspent Beckmann favors."""
    own = [n for n in range(len(ENDINGS)) if PLOTS[n // 4].detective == 3 and ENDINGS[n].vp >= 1]
    for one in own:
        for two in own:
            pays = any(isinstance(effect, VpPerFavor) for effect in ENDINGS[one].lasting)
            plain = not ENDINGS[two].lasting and one // 4 != two // 4
            if pays and plain and ENDINGS[one].vp + ENDINGS[two].vp == 13:
                return one, two
    raise AssertionError("no two happy endings of Rachel's give 13 VP")


def _normal_file(suspect: str) -> int:
    return int(SUSPECTS[SUSPECT[suspect]].normal)


def _fill_files(t: Scenario, name: str, strong: int, normal: int, weak: int) -> None:
    """Files that are worth these totals once the strong one has lost its lowest token and the
    weak one its highest.
    """
    sheet = SUSPECTS[SUSPECT[name]]
    t.evidence(name, int(sheet.strong), *_tokens(strong), min(_left(t)))
    t.evidence(name, int(sheet.normal), *_tokens(normal))
    t.evidence(name, int(sheet.weak), *_tokens(weak), max(_left(t)))


def _left(t: Scenario) -> list[int]:
    return [EVIDENCE_VALUES[n] for n in t.s.pool if EVIDENCE_VALUES[n] < 100]


def _tokens(total: int) -> list[int]:
    """Small numbers that add up to a total."""
    if total == 0:
        return []
    sign = 1 if total > 0 else -1
    size = abs(total)
    return [sign * 2] * (size // 2) + [sign] * (size % 2)


def _other_colour_plot(card: str, detective: str) -> str:
    """A plot of the detective whose color is not the card's."""
    colour = card_at(card_named(card)).colour
    owner = DETECTIVES.index(detective)
    return next(p.key for p in PLOTS if p.detective == owner and p.colour != colour)


def _reach_window_of(t: Scenario, name: str) -> None:
    """Do what the dark card answers, until its holder is asked."""
    when = card_at(card_named(name)).when
    assert card_at(card_named(name)).detective == LOUIS
    if when is Occasion.ENTERS_PLACE:
        t.at("louis", "napd").do("move monroe-associates")
        while t.kind == "free-draw":
            t.do("pass")
    elif when is Occasion.FOLLOWS_LEAD:
        t.at("louis", "tonys-flophouse").do("follow physical-louis")
        t.do(t.keys[0])
    else:
        raise AssertionError(f"extend this helper for {when!r}")
    assert t.kind == "react", t.game.trace()


def _end_the_day(t: Scenario) -> None:
    day = t.s.day
    while t.s.day == day and not t.game.over:
        ends = [k for k in t.keys if k in ("end-turn", "pass", "no")]
        t.do(ends[0] if ends else t.keys[0])
