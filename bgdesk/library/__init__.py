"""The user's matches on disk; SQL lives only here."""
