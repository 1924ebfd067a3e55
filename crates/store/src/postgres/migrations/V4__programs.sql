-- As SQLite's version 24.
CREATE TABLE handles (
    look   TEXT COLLATE "C" PRIMARY KEY,
    closed TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    handle TEXT COLLATE "C",
    chosen BOOLEAN NOT NULL
);
CREATE UNIQUE INDEX handles_by_player ON handles (player, chosen);

ALTER TABLE accounts ADD COLUMN bot_ms BIGINT;
ALTER TABLE accounts ADD COLUMN bot_setup TEXT COLLATE "C";
