"""Alembic's way in: storage hands over an open connection."""

from alembic import context

from cosmodrome.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
