"""Cards: decisions that are asked again until they are known."""
