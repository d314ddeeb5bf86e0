"""What only MLEM has. The command line finds these by listing: a module here with `add_arguments` and `run` is a command."""
