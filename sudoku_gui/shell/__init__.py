"""The main window: actions, menus, docks, and who handles them."""
