"""Tables of panes and their arrangements, read by the shell, tours and tests."""
