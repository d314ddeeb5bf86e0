"""The engine of Star Search: state, rules, scoring and observation. Compiled, no I/O."""
