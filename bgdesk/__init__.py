"""bgdesk: play, review and practise backgammon on the desktop."""

import logging

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())
"""A process that keeps no log says nothing on standard error either."""
