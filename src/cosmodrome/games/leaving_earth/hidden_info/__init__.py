"""What may be known of hidden outcomes and locations: exact beliefs, and samples of them."""
