"""The match on the board: bars, moves, dice, and what a click wishes."""
