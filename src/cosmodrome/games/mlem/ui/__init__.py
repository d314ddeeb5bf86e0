"""What is shown of MLEM: views, prompts, boards in text and SVG."""
