"""Facts into sentences that can be translated."""
