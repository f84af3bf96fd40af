"""What the program offers, a package or module for each feature; none imports another."""
