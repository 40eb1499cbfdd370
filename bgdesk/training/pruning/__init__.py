"""Training of the small net by which the core puts plays in order before it judges them."""
