"""Voices in My Head: the trial inside one defendant's mind."""
