"""Engines that judge positions and choose plays, behind one protocol."""
