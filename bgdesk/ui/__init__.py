"""Widgets: the main window, the board, panels and dialogs."""
