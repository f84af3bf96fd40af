"""The choice stack and the progress."""
