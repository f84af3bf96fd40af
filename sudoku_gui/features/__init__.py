"""The program's features, a package or module for each; none imports another."""
