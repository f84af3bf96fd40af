"""The docks of the window: which views they hold, and how they stand."""
