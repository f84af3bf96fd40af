"""The panes, a package each: what they show, how they paint it, and the words they use."""
