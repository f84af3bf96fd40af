"""Widgets that views and dialogs share."""
