"""The machine that runs any game; it knows no game."""
