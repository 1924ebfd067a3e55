-- Records of games that a player keeps in the account: games that were finished on a device, as it wrote them.
CREATE TABLE account_records (
    player    TEXT NOT NULL REFERENCES accounts (player),
    -- Made by the device from the content
    id        TEXT NOT NULL,
    -- Counts what changes in the player's records: devices ask for what is newer than the last they have seen
    seq       INTEGER NOT NULL CHECK (seq > 0),
    stored_ms INTEGER NOT NULL,
    -- SHA-256 of the record's text, and the text packed with gzip. NULL: the record was deleted, and devices are told so
    digest    BLOB CHECK (length(digest) = 32),
    body      BLOB,
    PRIMARY KEY (player, id),
    UNIQUE (player, seq),
    CHECK ((digest IS NULL) = (body IS NULL))
) STRICT;
