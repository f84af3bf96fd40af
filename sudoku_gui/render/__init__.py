"""Painting on any QPainter: screen and paper alike."""
