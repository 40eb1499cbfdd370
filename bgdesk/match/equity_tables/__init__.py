"""Match equity tables: files, formulas, and equities at a score."""
