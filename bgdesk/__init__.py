"""bgdesk: play, review and practise backgammon on the desktop."""

__version__ = "0.1.0"
