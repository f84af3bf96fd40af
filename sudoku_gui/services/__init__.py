"""Services that features share: actions, panes, progress of work, requests to each other."""
