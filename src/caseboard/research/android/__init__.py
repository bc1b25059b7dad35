"""What simulations of Android tell."""
