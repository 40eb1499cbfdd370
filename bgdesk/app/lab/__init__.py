"""The position laboratory without its widgets; nothing here can reach a match."""
