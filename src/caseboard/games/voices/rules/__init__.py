"""The rules of Voices in My Head, a module per chapter of the rulebook."""
