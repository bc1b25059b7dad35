"""How to play Rachel Beckmann, and how to play against her."""

from __future__ import annotations

from caseboard.games.android.catalogue import TIPS, TipSheet
from caseboard.games.android.numbers import RACHEL

TIPS[RACHEL] = TipSheet(
    play=(
        "Money is four kinds of favor in one, and a point if you keep it. Spend it where a favor "
        "you lack would take two trips; keep it when you only lack patience.",
        "Take your two extra cards as light cards if your plot wants money early, and from the "
        "leader's dark deck if somebody else's plot is about to end well.",
        "A broken hopper covers about half the distance. Have it repaired on the day it breaks, "
        "unless everything you want lies within a short hop; keep $1,000 back for it.",
        "Never let the last thousand go without a reason: in hock, an empty pocket at the end of "
        "a turn is bad baggage every day.",
        "Think twice before you spend a favor of Captain Beckmann's. While he waits for you to "
        "say something it counts against you, and if you make up, each one kept is a point.",
        "The same bounty can save one plot and sink another. Read which of greed, duty and guilt "
        "your card calls good today before you cash in.",
    ),
    against=(
        "Break the hopper when she is far from the leads, not when she stands on one. Early in "
        "the turn it costs her Time and money; late it costs her the morning.",
        "Go for the last thousand. With nothing she cannot repair the hopper, replace a favor or "
        "buy her way out of the cards that let her pay instead.",
        "Once the Captain has handed her the badge, every quarrel that costs her one of his "
        "favors costs her a point as well.",
        "Her best cards answer a lead or a place. Move or cancel the lead in front of her and you "
        "waste her Time and the card she was holding for it.",
        "While Lena sleeps on her couch, see that Rachel ends her turns outside Tidewall; while "
        "Sable wants its interest, see that she ends them with an empty purse.",
    ),
)
