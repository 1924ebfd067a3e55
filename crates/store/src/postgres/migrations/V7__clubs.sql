-- As SQLite's version 27.
CREATE TABLE clubs (
    id         TEXT COLLATE "C" PRIMARY KEY,
    created_ms BIGINT NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    place      TEXT COLLATE "C" NOT NULL,
    about      TEXT COLLATE "C" NOT NULL,
    admission  TEXT COLLATE "C" NOT NULL CHECK (admission IN ('open', 'approval')),
    searched   TEXT COLLATE "C" NOT NULL
);

CREATE TABLE club_members (
    club     TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    player   TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    role     TEXT COLLATE "C" NOT NULL CHECK (role IN ('owner', 'officer', 'member', 'waiting')),
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (club, player)
);
CREATE UNIQUE INDEX club_members_owner ON club_members (club) WHERE role = 'owner';
CREATE INDEX club_members_by_player ON club_members (player);

CREATE TABLE club_events (
    club  TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    id    TEXT COLLATE "C" NOT NULL,
    day   TEXT COLLATE "C" NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    note  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (club, id)
);
