"""Breakpoints, bookmarks and what is followed."""
