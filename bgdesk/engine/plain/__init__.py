"""A player of plain sense for every game."""
