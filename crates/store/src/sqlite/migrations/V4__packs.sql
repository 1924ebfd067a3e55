-- The first events of a game in one block of bytes (play::room::pack), instead of a row each: smaller and read faster
-- (decision 16). Events 1 to `events` are in it, later ones in the table events; no event is in both.
CREATE TABLE packs (
    game   TEXT PRIMARY KEY REFERENCES games (id),
    events INTEGER NOT NULL CHECK (events >= 1),
    body   BLOB NOT NULL
) STRICT;
