"""The docks of the window: their views and their arrangement."""
