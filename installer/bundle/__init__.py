"""What a bundle for people without Python holds, and how it is made on each system."""
