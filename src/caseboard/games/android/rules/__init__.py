"""The rules of Android, a module per chapter of the rulebook."""
