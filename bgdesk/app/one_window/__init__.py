"""One window for each folder of data: a second start hands what it was given to the one that is there."""
