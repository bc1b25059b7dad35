"""Players of Android."""
