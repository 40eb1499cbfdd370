"""The log: what happened, what was opened or skipped and why, and where a crash came from."""
