"""Players that see a view, never a state."""
