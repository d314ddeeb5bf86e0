"""What is shown of Leaving Earth: views, prompts, previews, boards in text and SVG."""
