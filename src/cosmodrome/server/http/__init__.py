"""The REST interface and the page: endpoints, limits per address, headers, files, error responses."""
