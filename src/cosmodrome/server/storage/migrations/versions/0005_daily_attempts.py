"""The times of the task of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "daily_attempts",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False, server_default=""),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False, server_default="0"),
        sa.Column("milliseconds", sa.BigInteger),
    )


def downgrade() -> None:
    op.drop_table("daily_attempts")
