-- Access tokens: with one of these, a program acts in the name of an account, within the token's scopes.
CREATE TABLE access_tokens (
    -- SHA-256 of 256 random bits
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT NOT NULL REFERENCES accounts (player),
    -- What its owner calls it
    name       TEXT NOT NULL,
    -- Separated by commas
    scopes     TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    -- NULL: it does not expire.
    ends_ms    INTEGER,
    -- NULL: it was never used.
    used_ms    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX access_tokens_by_player ON access_tokens (player);
