-- Clubs of players. A club without an owner does not exist.
CREATE TABLE clubs (
    id         TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    name       TEXT NOT NULL,
    -- Empty texts if the club says nothing
    place      TEXT NOT NULL,
    about      TEXT NOT NULL,
    admission  TEXT NOT NULL CHECK (admission IN ('open', 'approval')),
    -- Name and place in small letters, for searching
    searched   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE club_members (
    club     TEXT NOT NULL REFERENCES clubs (id),
    player   TEXT NOT NULL REFERENCES accounts (player),
    role     TEXT NOT NULL CHECK (role IN ('owner', 'officer', 'member', 'waiting')),
    since_ms INTEGER NOT NULL,
    PRIMARY KEY (club, player)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX club_members_owner ON club_members (club) WHERE role = 'owner';
CREATE INDEX club_members_by_player ON club_members (player);

-- Events in the hall, which are only announced here
CREATE TABLE club_events (
    club  TEXT NOT NULL REFERENCES clubs (id),
    id    TEXT NOT NULL,
    -- As 2026-11-30
    day   TEXT NOT NULL,
    title TEXT NOT NULL,
    place TEXT NOT NULL,
    note  TEXT NOT NULL,
    PRIMARY KEY (club, id)
) STRICT, WITHOUT ROWID;
