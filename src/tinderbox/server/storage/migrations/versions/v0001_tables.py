"""The first form: guests, packs, tables, seats, log, snapshots."""

from alembic import op

from tinderbox.server.storage.schema import METADATA

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    METADATA.create_all(op.get_bind())


def downgrade() -> None:
    METADATA.drop_all(op.get_bind())
