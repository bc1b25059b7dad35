"""A table: seats, undo, standing orders, records. No network, no disk."""
