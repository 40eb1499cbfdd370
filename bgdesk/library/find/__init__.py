"""Finding decisions and positions in all matches: an index of them, kept beside the matches."""
