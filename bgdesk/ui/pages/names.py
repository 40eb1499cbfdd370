"""The names of the pages of the help."""

HOW_TO_PLAY, RULES, REVIEW = "how_to_play", "rules", "review"
COAN_KI = "coan_ki"
KEYS, FAIR_DICE, OPPONENTS = "keys", "fair_dice", "levels"
LANGUAGES = "languages"
REASONS, TRAINERS, TUTOR, WHATS_NEW = "reasons", "trainers", "tutor", "whats_new"
PRACTICE, TABLES, TOURNAMENTS = "practice", "tables", "tournaments"

PLANS, OPENINGS, SAFE_PLAY = "plans", "openings", "safe_play"
DOUBLING, MATCH_PLAY = "doubling", "match_play"
RACE, BEARING_OFF = "race", "bearing_off"
TIPS, ETIQUETTE, HISTORY, GLOSSARY = "tips", "etiquette", "history", "glossary"
READING = (
    PLANS,
    OPENINGS,
    SAFE_PLAY,
    DOUBLING,
    MATCH_PLAY,
    RACE,
    BEARING_OFF,
    TIPS,
    ETIQUETTE,
    HISTORY,
    GLOSSARY,
)
"""Those about playing well, in their order."""
OVER_TIME = "figures_over_time"
