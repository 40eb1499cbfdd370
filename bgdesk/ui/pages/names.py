"""The names of the pages of the help."""

HOW_TO_PLAY, RULES, REVIEW = "how_to_play", "rules", "review"
COAN_KI = "coan_ki"
KEYS, FAIR_DICE, OPPONENTS = "keys", "fair_dice", "levels"
REASONS = "reasons"
