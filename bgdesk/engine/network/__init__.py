"""Small networks, one a game."""
