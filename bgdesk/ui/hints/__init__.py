"""What the engine would do, asked for during play."""
