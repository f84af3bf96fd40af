"""What differs between two positions of a search."""
