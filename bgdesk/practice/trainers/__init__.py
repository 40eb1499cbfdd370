"""Questions that are generated, so that nobody learns them by heart, and judged exactly."""
