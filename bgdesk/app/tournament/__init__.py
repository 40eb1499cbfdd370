"""A tournament at work."""
