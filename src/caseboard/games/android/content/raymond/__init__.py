"""Raymond Flint, troubled P.I.: importing this registers his cards, plots and memories."""

from caseboard.games.android.content.raymond import dark as dark
from caseboard.games.android.content.raymond import light as light
from caseboard.games.android.content.raymond import plots as plots
from caseboard.games.android.content.raymond import special as special
from caseboard.games.android.content.raymond import tips as tips
