"""The engine of MLEM: state, rules, scoring and observation. Compiled, no I/O."""
