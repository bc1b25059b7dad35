"""What simulations of Voices in My Head tell."""
