-- As SQLite's version 23.
CREATE TABLE access_tokens (
    token_hash BYTEA PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    name       TEXT COLLATE "C" NOT NULL,
    scopes     TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    ends_ms    BIGINT,
    used_ms    BIGINT
);
CREATE INDEX access_tokens_by_player ON access_tokens (player);
