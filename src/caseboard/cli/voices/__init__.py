"""How Voices in My Head is shown in a terminal."""
