"""Boards that are drawn with characters, in nine rows or more."""
