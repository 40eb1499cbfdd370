"""The board: geometry, painting, scene, animation and input; it knows no rules."""
