"""Looking at matches: opening them, and their judgements."""
