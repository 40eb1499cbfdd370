"""The running match: who plays, what is asked next, and what has happened."""
