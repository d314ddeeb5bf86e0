"""The database: schema, migrations, one writer thread, backup, validation."""
