"""Caseboard's own games: where the parts of each from all layers are put together, once."""
