"""A log that a test reads."""

from tests.log_reading import read_log

__all__ = ["read_log"]
