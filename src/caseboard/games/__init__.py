"""The rules and the content of each game."""
