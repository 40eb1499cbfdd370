"""Matches in SGF, in the dialect of GNU Backgammon."""
