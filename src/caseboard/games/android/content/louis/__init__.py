"""Louis Blaine, corrupt cop: his mood, his plots, his cards and how to play him."""

from caseboard.games.android.content.louis import dark as dark
from caseboard.games.android.content.louis import light as light
from caseboard.games.android.content.louis import plots as plots
from caseboard.games.android.content.louis import special as special
from caseboard.games.android.content.louis import tips as tips
