"""Matches and positions of eXtreme Gammon (.xg, .xgp)."""
