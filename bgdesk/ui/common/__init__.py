"""Small widgets and guards that every room of the window uses."""
