"""Explains a search: pseudo-code, reasons for choices and removals, differences, estimates, exercises."""
