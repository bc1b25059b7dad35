"""The components of Voices in My Head: cards and the board."""
