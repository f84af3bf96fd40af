"""The main window: actions, menus, docks and their handlers."""
