"""Work in the background: the only threads and processes."""
