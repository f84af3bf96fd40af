"""Facts into sentences that can be translated, where several features say them."""
