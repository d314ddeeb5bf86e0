"""The recorded games of Leaving Earth."""
