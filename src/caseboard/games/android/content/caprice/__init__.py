"""Caprice Nisei, psychic clone: strong as long as she can bear it."""

from caseboard.games.android.content.caprice import dark as dark
from caseboard.games.android.content.caprice import light as light
from caseboard.games.android.content.caprice import plots as plots
from caseboard.games.android.content.caprice import special as special
from caseboard.games.android.content.caprice import tips as tips
