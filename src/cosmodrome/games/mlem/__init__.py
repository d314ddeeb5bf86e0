"""MLEM: Space Agency, a push-your-luck race of cats by Reiner Knizia."""
