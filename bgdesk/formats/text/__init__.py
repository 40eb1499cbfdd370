"""The many small text formats of matches and positions."""
