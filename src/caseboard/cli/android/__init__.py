"""How Android is shown in a terminal."""
