"""What a game brings along to be played everywhere, and how games are found. Knows no game."""

from caseboard.pack.pack import Pack as Pack
