"""Learning from a match that is looked at: its errors are decided once more."""
