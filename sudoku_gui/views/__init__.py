"""The widgets of the main window."""
