"""A reviewed match as a page."""
