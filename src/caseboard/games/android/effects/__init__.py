"""The vocabulary that cards, plots and events are written in."""
