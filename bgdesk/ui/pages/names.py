"""The names of the pages of the help."""

HOW_TO_PLAY, RULES, KEYS, FAIR_DICE, OPPONENTS = "how_to_play", "rules", "keys", "fair_dice", "levels"
