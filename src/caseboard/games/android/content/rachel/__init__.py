"""Rachel Beckmann, estranged bounty hunter: her money, her plots, her cards."""

from caseboard.games.android.content.rachel import dark as dark
from caseboard.games.android.content.rachel import light as light
from caseboard.games.android.content.rachel import plots as plots
from caseboard.games.android.content.rachel import special as special
from caseboard.games.android.content.rachel import tips as tips
