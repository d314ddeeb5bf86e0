"""Programs for those who work on Cosmodrome: run them from the root, such as `python -m tools.build.compile_rules`."""
