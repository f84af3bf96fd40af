"""The session of a window: storing, backing up and restoring what is open."""
