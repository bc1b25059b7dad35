"""Raymond's tip sheet: how to play him, and how to play against him."""

from __future__ import annotations

from caseboard.games.android.catalogue import TIPS, TipSheet
from caseboard.games.android.numbers import RAYMOND

TIPS[RAYMOND] = TipSheet(
    play=(
        "You have one plot for the whole game, and it can pay 14. Give it something every day: "
        "what you do on day two still counts on day six.",
        "Draw two for 1 Time nearly every turn. Nobody else sees as many cards; spend the spare "
        "ones to make the good ones cheaper.",
        "Stop at six cards until you know who holds the footlocker. The seventh can cost you two "
        "favors.",
        "Your interceptor is the fastest thing in town. Chase the leads that others think are out "
        "of reach, and keep the dropship pass for the climax.",
        "Each Memory comes once a week and then leaves you alone. If you know which one is "
        "waiting, walk into it on a day that does not matter.",
        "Kate's favors are corp and street in one, and two of your endings pay for those you kept.",
        "In the second week mind where the night finds you: each card of your plots names a kind "
        "of place, and every night elsewhere is 2 bad baggage.",
        "Ritzy rooms give you a card and take something for it. Go in with a reason, go out fast.",
    ),
    against=(
        "Hold on to his dark cards even when the moment is wrong: his plots let you throw them "
        "away for bad baggage.",
        "He has a week to mend what you break on day one. Hit him late, on days five and six.",
        "When he chases Keene, meet him in bars and move him where the bars are. When he chases "
        "Parsons, wait for him in ritzy places.",
        "A hand of seven is a hoard. Make him drop it before he turns it into discounts.",
        "You hold his Memory. Let him guess which one it is for as long as you can.",
        "He fights badly on the Moon and worse when he cannot choose how.",
    ),
)
