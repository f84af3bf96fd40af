"""Services that features share: watching a search, the start of play, and the progress of work."""
