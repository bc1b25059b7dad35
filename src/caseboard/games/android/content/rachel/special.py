"""Rachel's Money card (Special Cards; Favors: money)."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.effects.lasting import VpPerMoney
from caseboard.games.android.numbers import RACHEL

SPECIAL.specials[RACHEL] = Special(
    "Money",
    "Rachel starts with $2,000. Each $1,000 may be spent in place of one normal favor of any "
    "kind. While the hopper is broken down, 1 Time and $1,000 repair it.",
    lasting=(VpPerMoney(1),),
)
