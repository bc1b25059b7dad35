"""Floyd 2X3A7C, the doubting bioroid: directives, plots, twilight cards, tip sheet."""

from caseboard.games.android.content.floyd import dark as dark
from caseboard.games.android.content.floyd import light as light
from caseboard.games.android.content.floyd import plots as plots
from caseboard.games.android.content.floyd import special as special
from caseboard.games.android.content.floyd import tips as tips
