-- What the engine made of a finished game: made once, and again only if this row is deleted.
CREATE TABLE analyses (
    game    TEXT PRIMARY KEY REFERENCES games (id),
    made_ms INTEGER NOT NULL,
    body    TEXT NOT NULL CHECK (json_valid(body))
) STRICT, WITHOUT ROWID;
