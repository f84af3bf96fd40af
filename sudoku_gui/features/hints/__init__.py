"""Hints: the next step, described and drawn a little at a time; all steps; how hard the puzzle is."""
