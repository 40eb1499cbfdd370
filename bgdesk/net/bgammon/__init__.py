"""Playing at a server that speaks the public protocol of bgammon.org."""
