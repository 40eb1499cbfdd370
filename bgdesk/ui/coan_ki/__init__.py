"""The window in which Coan ki is played."""
