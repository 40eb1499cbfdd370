"""One position through several lenses: pages for the review and the laboratory."""
