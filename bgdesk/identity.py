"""Under which name the desktop knows the program; the installer reads it too, so nothing is imported here."""

APP_ID = "org.bgdesk.bgdesk"
"""Also the name of the desktop file, so that Wayland and task bars find the icon of the window."""
