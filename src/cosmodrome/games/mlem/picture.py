"""The table as text and as SVG, from a view."""
