"""Rollouts that somebody asked for in the window."""
