"""Pages to read: help, and the rules of the game in hand."""
