-- Letters that were not sent yet. The links in them are not here: a letter that is sent after a restart is given another one.
CREATE TABLE letters (
    -- Random
    id       INTEGER PRIMARY KEY,
    player   TEXT NOT NULL REFERENCES accounts (player),
    kind     TEXT NOT NULL CHECK (kind IN ('confirm', 'reset', 'changed', 'removed')),
    -- Where it is sent to
    address  TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Until when it is worth sending
    ends_ms  INTEGER NOT NULL
) STRICT;
CREATE INDEX letters_by_player ON letters (player, kind);
