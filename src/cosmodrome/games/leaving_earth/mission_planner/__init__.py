"""The mission planner as people use it: requests and their answers, as data, tables, text and SVG."""
