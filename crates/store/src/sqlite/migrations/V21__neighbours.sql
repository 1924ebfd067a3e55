-- Whether both players of a rated game were heard from in one network while it was played: 1 or 0. The event that says that
-- the game was rated says it too; which network it was is not kept.
ALTER TABLE rating_changes ADD COLUMN neighbours INTEGER NOT NULL DEFAULT 0 CHECK (neighbours IN (0, 1));
