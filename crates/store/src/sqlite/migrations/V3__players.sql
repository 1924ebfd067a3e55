-- The tables as they are now. The rows of the release before are read from the tables renamed here and written anew by
-- the program (migrate/upgrade.rs), in the same transaction; then the renamed tables go.

DROP TABLE meta;
ALTER TABLE guests RENAME TO v2_guests;
ALTER TABLE games RENAME TO v2_games;
ALTER TABLE seats RENAME TO v2_seats;
ALTER TABLE events RENAME TO v2_events;
ALTER TABLE analyses RENAME TO v2_analyses;

-- Whoever may hold a seat. The key is the one that events use: `guest:` and the guest's id.
CREATE TABLE players (
    key        TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How a player is known again. Only the hash of the cookie's secret is kept: a copy of this file lets nobody take a seat.
CREATE TABLE tokens (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT NOT NULL REFERENCES players (key),
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a game: what lists, searches and ratings ask. It repeats what the events say and is written in the events' transaction.
CREATE TABLE games (
    id         TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    phase      TEXT NOT NULL CHECK (phase IN ('arranging', 'playing', 'over')),
    -- A seat has a player, or the engine at a level, or neither: it is open.
    cho_player TEXT REFERENCES players (key),
    cho_level  INTEGER CHECK (cho_level IS NULL OR cho_level BETWEEN 1 AND 255 AND cho_player IS NULL),
    han_player TEXT REFERENCES players (key),
    han_level  INTEGER CHECK (han_level IS NULL OR han_level BETWEEN 1 AND 255 AND han_player IS NULL),
    -- kakao@1; NULL for rules of the players' own
    rules_id   TEXT,
    speed      TEXT NOT NULL,
    plies      INTEGER NOT NULL CHECK (plies >= 0),
    turn       TEXT CHECK (turn IN ('cho', 'han')),
    fen        TEXT,
    -- The result: all of it or nothing of it.
    ended_ms   INTEGER,
    outcome    TEXT CHECK (outcome IN ('cho', 'han', 'draw', 'none')),
    code       TEXT,
    rule       TEXT,
    facts      TEXT CHECK (json_valid(facts)),
    CHECK ((ended_ms IS NULL) = (phase <> 'over')),
    CHECK ((outcome IS NULL) = (ended_ms IS NULL) AND (code IS NULL) = (ended_ms IS NULL) AND (facts IS NULL) = (ended_ms IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_phase ON games (phase, created_ms, id);
CREATE INDEX games_by_end ON games (ended_ms, id) WHERE ended_ms IS NOT NULL;

-- The way from a player to the games. Both seats of one game may be the same player's.
CREATE TABLE seats (
    player     TEXT NOT NULL REFERENCES players (key),
    game       TEXT NOT NULL REFERENCES games (id),
    -- repeated from games, so that the newest page is read from the index alone
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (player, created_ms, game)
) STRICT, WITHOUT ROWID;

-- The truth: append-only, numbered 1, 2, 3 … within a game. The primary key refuses a second event of the same number.
CREATE TABLE events (
    game  TEXT NOT NULL REFERENCES games (id),
    seq   INTEGER NOT NULL CHECK (seq >= 1),
    at_ms INTEGER NOT NULL,
    body  TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- What the engine made of a finished game: made once, and again only if this row is deleted.
CREATE TABLE analyses (
    game    TEXT PRIMARY KEY REFERENCES games (id),
    made_ms INTEGER NOT NULL,
    body    TEXT NOT NULL CHECK (json_valid(body))
) STRICT, WITHOUT ROWID;

-- Games that could not be read when they were brought here: every row exactly as version 2 held it, and why.
CREATE TABLE unreadable_games (
    id         TEXT PRIMARY KEY,
    reason     TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    phase      TEXT NOT NULL,
    card       TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE unreadable_seats (
    guest      TEXT NOT NULL,
    game       TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (game, guest)
) STRICT, WITHOUT ROWID;
CREATE TABLE unreadable_events (
    game  TEXT NOT NULL,
    seq   INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body  TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE unreadable_analyses (
    game    TEXT PRIMARY KEY,
    made_ms INTEGER NOT NULL,
    body    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
