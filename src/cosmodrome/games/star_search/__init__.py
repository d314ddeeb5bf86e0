"""Star Search: find the place in the sky where every marking of the chart shows a star."""
