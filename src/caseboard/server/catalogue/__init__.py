"""Everything printed in a game's box, for clients that hold no copy of the content."""
