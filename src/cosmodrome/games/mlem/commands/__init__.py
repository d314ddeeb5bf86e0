"""What only MLEM has. The command line finds these by listing: a module with `add_arguments` and `run` is a tool."""
