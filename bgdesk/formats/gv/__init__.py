"""Matches of BGBlitz, OpenGammon and GammonView, which the library gvformat decodes."""
