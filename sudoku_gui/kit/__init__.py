"""The base classes and helpers of features."""
