"""Players of Voices in My Head."""
