"""Exact odds of MLEM: of the next roll, and of a lone expedition."""
