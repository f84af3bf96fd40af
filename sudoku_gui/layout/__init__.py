"""Which panes there are, and how they stand together: tables that the shell, tours and tests read."""
