-- Times are milliseconds since 1970-01-01T00:00Z, as the server's clock read them.

-- Small facts about the file itself, readable with any SQLite tool.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A guest is whoever holds a cookie. Only the hash of the cookie's secret is kept: a copy of this file lets nobody take a seat.
CREATE TABLE guests (
    id         TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a game, for lists. It repeats what the events say and is written in the events' transaction.
CREATE TABLE games (
    id         TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    phase      TEXT NOT NULL CHECK (phase IN ('arranging', 'playing', 'over')),
    card       TEXT NOT NULL CHECK (json_valid(card))
) STRICT, WITHOUT ROWID;

-- Who sits in which game: the way from a guest to the games. Both seats of one game may be the same guest's.
CREATE TABLE seats (
    guest   TEXT NOT NULL REFERENCES guests (id),
    game    TEXT NOT NULL REFERENCES games (id),
    -- repeated from games, so that the newest page is read from the index alone
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (guest, created_ms, game)
) STRICT, WITHOUT ROWID;

-- The truth: append-only, numbered 1, 2, 3 … within a game. The primary key refuses a second event of the same number.
CREATE TABLE events (
    game  TEXT NOT NULL REFERENCES games (id),
    seq   INTEGER NOT NULL CHECK (seq >= 1),
    at_ms INTEGER NOT NULL,
    body  TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
