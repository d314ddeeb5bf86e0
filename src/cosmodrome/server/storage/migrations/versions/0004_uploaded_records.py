"""Uploaded records in one piece each, instead of one row for every event."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("record", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("tables", "record")
