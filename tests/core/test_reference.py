"""The reference of a game: how its texts are stored, found and handed on."""

from __future__ import annotations

import pytest

from caseboard.core.reference import Chapter, Reference, Term, plain, section, unwrapped

MOVING = Chapter(
    "moving",
    "Moving",
    "How to get about.",
    (section("On foot", "You walk to the *Root*."), section("Example", "Ann walks.")),
    ("flying",),
    ("Walking",),
)
FLYING = Chapter(
    "flying",
    "Flying",
    "How to fly.",
    (section("By dropship", "Moving by dropship is **quick**."),),
)
REFERENCE = Reference(
    "tale",
    "Tale",
    "A tale.",
    (FLYING, MOVING),
    (Term("Root", "place", "A place.", "moving"), Term("Root", "word", "A word.", "flying")),
)


def test_a_wrapped_text_is_stored_with_one_line_per_paragraph_and_item() -> None:
    text = """
        A paragraph that
        goes on.

        - one item
          of two lines
        - another
    """
    assert unwrapped(text) == "A paragraph that goes on.\n\n- one item of two lines\n- another"


def test_a_text_can_be_read_without_its_marks() -> None:
    assert plain("**Bold** and *leaning*") == "Bold and leaning"


@pytest.mark.parametrize("name", ["moving", "Moving", "WALKING"])
def test_a_chapter_is_found_by_key_title_and_other_names(name: str) -> None:
    assert REFERENCE.chapter_for(name) is MOVING


def test_an_unknown_chapter_is_named_in_the_error() -> None:
    with pytest.raises(LookupError, match="'Swimming'"):
        REFERENCE.chapter_for("Swimming")


def test_a_search_finds_all_words_and_puts_chapters_of_that_name_first() -> None:
    assert REFERENCE.search("moving") == (MOVING, FLYING)
    assert REFERENCE.search("moving dropship") == (FLYING,)
    assert REFERENCE.search("root") == (MOVING,)
    assert REFERENCE.search("submarine") == ()


def test_terms_of_the_same_name_are_told_apart_by_their_kind() -> None:
    assert REFERENCE.term("root").text == "A place."
    assert REFERENCE.term("Root", "word").text == "A word."
    assert len(REFERENCE.terms("oot")) == 2
    with pytest.raises(LookupError, match="'Leaf'"):
        REFERENCE.term("Leaf")


def test_everything_can_be_handed_on_as_plain_data() -> None:
    data = REFERENCE.data()
    assert [chapter["key"] for chapter in data["chapters"]] == ["flying", "moving"]
    assert data["chapters"][1]["sections"][0] == {
        "title": "On foot",
        "text": "You walk to the *Root*.",
        "picture": "",
    }
    assert data["chapters"][1]["see_also"] == ["flying"]
    assert data["glossary"][0]["name"] == "Root"
