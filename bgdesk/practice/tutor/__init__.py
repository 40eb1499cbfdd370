"""The tutor: what a decision costs before it is final, and when that is worth a word."""
