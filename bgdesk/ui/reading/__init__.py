"""Pages about playing well: texts with positions that the program draws and figures that it has made."""
