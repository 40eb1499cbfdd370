"""What the lenses ask the engine, and the answers kept."""
