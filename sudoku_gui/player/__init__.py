"""The search that is watched: its position, runs, breakpoints and selection. Without widgets."""
