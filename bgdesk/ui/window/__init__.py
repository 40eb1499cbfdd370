"""The main window: menus, notices, and what the actions do."""
