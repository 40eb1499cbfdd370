"""How a game or a match ended, what it was worth, and what to look at afterwards."""
