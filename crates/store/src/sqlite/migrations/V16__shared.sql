-- Analyses that somebody shares by a link that is too short to hold them. Nothing refers to one: they can go at any time.
CREATE TABLE shared (
    -- Made from the content: the same analysis is kept once.
    id        TEXT PRIMARY KEY,
    -- When it was shared last.
    stored_ms INTEGER NOT NULL,
    -- Length of the body: sizes are summed up without reading bodies.
    bytes     INTEGER NOT NULL,
    -- JSON, packed with gzip. Opaque here.
    body      BLOB NOT NULL
) STRICT;
CREATE INDEX shared_by_age ON shared (stored_ms, id, bytes);
