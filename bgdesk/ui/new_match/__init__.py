"""New match: the game, the opponent, the length, the rules and the dice."""
