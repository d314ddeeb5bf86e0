"""The engine of Leaving Earth: state, rules, scoring and observation. Compiled, no I/O."""
