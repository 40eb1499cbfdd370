"""Finding decisions and positions in all matches."""
