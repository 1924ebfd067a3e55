-- The address to which mail of an account is sent, once its owner has confirmed it. Several accounts may have the same one.
CREATE TABLE emails (
    player       TEXT PRIMARY KEY REFERENCES accounts (player),
    address      TEXT NOT NULL,
    -- The address in small letters
    look         TEXT NOT NULL,
    -- The language of its owner
    language     TEXT NOT NULL,
    confirmed_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX emails_by_look ON emails (look);

-- Links that were sent by mail. The key is the SHA-256 of 256 random bits. Whoever uses one deletes it.
CREATE TABLE email_links (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT NOT NULL REFERENCES accounts (player),
    kind       TEXT NOT NULL CHECK (kind IN ('confirm', 'reset')),
    -- Where it was sent to
    address    TEXT NOT NULL,
    language   TEXT NOT NULL,
    ends_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX email_links_by_player ON email_links (player, kind);
