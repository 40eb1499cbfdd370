"""One position seen through several lenses: other scores, the next rolls, the cube, the race, the shots."""
