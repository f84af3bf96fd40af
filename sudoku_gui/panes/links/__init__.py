"""The links around the current event."""
