"""Bytes or text to match values and back: one module a format."""
