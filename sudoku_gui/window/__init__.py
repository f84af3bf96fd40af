"""The main window: actions, menus, and who answers them."""
