-- Accounts: a name and a password that belong to a player. The player's key stays, and with it every game.

-- How a guest wants to be called. Nobody is known by it.
ALTER TABLE players ADD COLUMN nickname TEXT;

-- Every token is a session. NULL: not used since this was noted.
ALTER TABLE tokens ADD COLUMN seen_ms INTEGER;
-- Browser and system, as the browser named them.
ALTER TABLE tokens ADD COLUMN client TEXT NOT NULL DEFAULT '';
CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE accounts (
    player       TEXT PRIMARY KEY REFERENCES players (key),
    -- NULL once it is closed
    name         TEXT,
    -- What the name looks like: no two accounts look alike. Of a closed one, a hash of it.
    skeleton     TEXT NOT NULL UNIQUE,
    -- The argon2id hash as a PHC string; NULL once it is closed
    password     TEXT,
    created_ms   INTEGER NOT NULL,
    closed_ms    INTEGER,
    -- The secret of the second factor; it counts once it is confirmed.
    totp_secret  BLOB,
    totp_on      INTEGER NOT NULL DEFAULT 0 CHECK (totp_on IN (0, 1)),
    -- The last step of which a code was used: no code counts twice.
    totp_step    INTEGER NOT NULL DEFAULT -1,
    CHECK ((name IS NULL) = (closed_ms IS NOT NULL) AND (password IS NULL) = (closed_ms IS NOT NULL)),
    CHECK (totp_on = 0 OR totp_secret IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- Codes for when the second factor or the password is lost: SHA-256 of 80 random bits. Whoever uses one deletes it.
CREATE TABLE recovery_codes (
    player TEXT NOT NULL REFERENCES accounts (player),
    hash   BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (player, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    player     TEXT NOT NULL REFERENCES accounts (player),
    -- '' for those of the account
    device     TEXT NOT NULL,
    changed_ms INTEGER NOT NULL,
    body       TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (player, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
    player     TEXT NOT NULL REFERENCES players (key),
    blocked    TEXT NOT NULL REFERENCES players (key),
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (player, blocked),
    CHECK (player <> blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);
