-- Accounts as programs see them: handles in ASCII, and bots.

-- A handle names an account for ever. Each has one that the server proposed, and at most one that its owner chose.
CREATE TABLE handles (
    -- In small letters; of a closed account, what keeps it from being used again
    look   TEXT PRIMARY KEY,
    -- What that will be: a hash
    closed TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES accounts (player),
    -- As it is shown; NULL once the account is closed
    handle TEXT,
    chosen INTEGER NOT NULL CHECK (chosen IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX handles_by_player ON handles (player, chosen);

-- Since when it is a bot; NULL: it is a person's.
ALTER TABLE accounts ADD COLUMN bot_ms INTEGER;
-- The setup with which a bot begins where it chooses none itself
ALTER TABLE accounts ADD COLUMN bot_setup TEXT;
