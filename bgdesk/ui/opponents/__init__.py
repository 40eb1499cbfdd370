"""How the player did against each computer player."""
