"""What a thing of Voices in My Head is at this moment, from a seat's view."""

from __future__ import annotations

from caseboard.cli.voices.platforms import leaders, totals
from caseboard.core.reference import Entry
from caseboard.pack.terminal import View


def opened(view: View, entry: Entry) -> bool:
    """A trial card is known when it has been resolved, whether it was discarded or kept."""
    kept = [number for player in view["players"] for number in player["kept"]]
    return entry.number in view["resolved"] + kept


def now(view: View, entry: Entry) -> str:
    """What a thing is at this moment."""
    if entry.deck == "regions":
        region = view["regions"][entry.number]
        return f"Totals: {totals(view, region)}. Leads: {leaders(view, region)}."
    if entry.deck == "jurors":
        juror = view["jurors"][entry.number]
        return (
            f"Now: {juror['guilty']} guilty, {juror['innocent']} innocent, "
            f"{len(juror['influence'])} influence."
        )
    return ""
