"""What lists and tables show, without a widget."""
