"""What only Leaving Earth has. The command line finds these by listing: a module with `add_arguments` and `run`."""
