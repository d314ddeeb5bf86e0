"""What is shown of Star Search: views, prompts, boards in text and SVG."""
