"""Logs, metrics, and the watchdog of the event loop."""
