"""The dialog in which the preferences are chosen."""
