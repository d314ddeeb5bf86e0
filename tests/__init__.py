"""Every test of Cosmodrome; the folders mirror `src/cosmodrome`."""
