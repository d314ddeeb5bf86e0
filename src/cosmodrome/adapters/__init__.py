"""The games as other projects' environments. Each module wraps our tables for one library and needs it installed."""
