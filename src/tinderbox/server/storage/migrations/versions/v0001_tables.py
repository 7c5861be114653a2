"""The first form: guests, packs, tables, seats, log, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("token", sa.String(length=71), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name=op.f("fk_guests_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
        sa.UniqueConstraint("token", name=op.f("uq_guests_token")),
    )
    op.create_index(op.f("ix_guests_owner"), "guests", ["owner"], unique=False)
    op.create_index(op.f("ix_guests_seen"), "guests", ["seen"], unique=False)
    op.create_table(
        "server",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server")),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(length=71), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_packs")),
    )
    op.create_table(
        "uploads",
        sa.Column("digest", sa.String(length=71), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["digest"], ["packs.digest"], name=op.f("fk_uploads_digest")),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name=op.f("fk_uploads_owner")),
        sa.PrimaryKeyConstraint("digest", "owner", name=op.f("pk_uploads")),
    )
    op.create_index(op.f("ix_uploads_owner"), "uploads", ["owner"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("pack", sa.String(length=80), nullable=False),
        sa.Column("pack_digest", sa.String(length=71), nullable=False),
        sa.Column("uploaded_pack", sa.String(length=71), nullable=True),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("resigning", sa.String(length=8), nullable=False),
        sa.Column("stand_in", sa.String(length=40), nullable=False),
        sa.Column("parent", sa.String(length=32), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("pending", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name=op.f("fk_tables_owner")),
        sa.ForeignKeyConstraint(["uploaded_pack"], ["packs.digest"], name=op.f("fk_tables_uploaded_pack")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_bot_turn", "tables", ["bot_turn"], unique=False)
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"], unique=False)
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"], unique=False)
    op.create_index(op.f("ix_tables_uploaded_pack"), "tables", ["uploaded_pack"], unique=False)
    op.create_index("ix_tables_public_status", "tables", ["public", "status", "touched"], unique=False)
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_log_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_log")),
        sa.UniqueConstraint("table_id", "key", name=op.f("uq_log_table_id")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("link", sa.String(length=71), nullable=True),
        sa.Column("nonce", sa.String(length=32), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("link", name=op.f("uq_seats_link")),
    )
    op.create_index(op.f("ix_seats_guest"), "seats", ["guest"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_index(op.f("ix_seats_guest"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("log")
    op.drop_index("ix_tables_public_status", table_name="tables")
    op.drop_index(op.f("ix_tables_uploaded_pack"), table_name="tables")
    op.drop_index("ix_tables_status_touched", table_name="tables")
    op.drop_index(op.f("ix_tables_owner"), table_name="tables")
    op.drop_index("ix_tables_bot_turn", table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_uploads_owner"), table_name="uploads")
    op.drop_table("uploads")
    op.drop_table("packs")
    op.drop_table("server")
    op.drop_index(op.f("ix_guests_seen"), table_name="guests")
    op.drop_index(op.f("ix_guests_owner"), table_name="guests")
    op.drop_table("guests")
