"""The games, each a package that the core can run."""
