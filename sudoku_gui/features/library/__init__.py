"""The library in the window: its pane, and what is done with it."""
