"""A table set up by hand: any position of any game, changed step by step."""
