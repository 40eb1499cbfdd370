"""Records and studies as plain JSON values, both ways."""
