"""What a thing of Android is at this moment, from a seat's view."""

from __future__ import annotations

from caseboard.cli.android.names import FILES, file_words, place_name, player, present
from caseboard.core.reference import Entry
from caseboard.games.android.catalogue import NPCS
from caseboard.pack.terminal import View


def now(view: View, entry: Entry) -> str:
    """What a thing is at this moment."""
    if entry.deck == "places":
        there = ", ".join(present(view, entry.number))
        return f"Here now: {there}." if there else "Nobody and nothing is here now."
    if entry.deck == "detectives":
        return _detective_now(view, entry.number)
    if entry.deck == "suspects":
        return _suspect_now(view, entry.number)
    if entry.deck == "people":
        gone, at = view["npc_gone"][entry.number], view["npc_at"][entry.number]
        npc = NPCS[entry.number]
        where = f" at {place_name(at)}" if at >= 0 else ""
        return f"Now: {npc.end_status if gone else npc.start_status}{where}."
    if entry.deck.endswith(("-light", "-dark")) and view["me"] is not None:
        return "In your hand." if entry.number in view["me"]["hand"] else ""
    return ""


def _detective_now(view: View, detective: int) -> str:
    for seat, one in enumerate(view["players"]):
        if one["detective"] == detective:
            return f"{player(view, seat)} sits in seat {seat + 1}, at {place_name(one['place'])}."
    return "Not in this game."


def _suspect_now(view: View, suspect: int) -> str:
    for one in view["suspects"]:
        if one["suspect"] == suspect:
            files = "; ".join(
                f"{kind} {file_words(tokens)}"
                for kind, tokens in zip(FILES, one["files"], strict=True)
            )
            state = "Alive" if one["alive"] else "Dead"
            return f"{state}. Files: {files}. Hits {one['hits']}, alibis {one['alibis']}."
    return "Not among the suspects of this game."
