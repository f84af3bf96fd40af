"""Hints: the next step, told and drawn a little at a time; all steps; how hard the puzzle is."""
