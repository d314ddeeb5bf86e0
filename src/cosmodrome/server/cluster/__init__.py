"""Several workers that share tables: messages, leases, presence, limits in Redis."""
