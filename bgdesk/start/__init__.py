"""Composition roots: the window, the demo and bots among themselves; the only room that knows everything."""
