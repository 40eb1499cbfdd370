"""What is new in this version, and whether there is a newer one."""
