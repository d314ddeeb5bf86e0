"""WebSocket connections to tables, and the updates that they are sent."""
