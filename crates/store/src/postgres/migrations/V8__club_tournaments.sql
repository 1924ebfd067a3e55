-- As SQLite's version 28.
ALTER TABLE tournaments ADD COLUMN club TEXT COLLATE "C";
CREATE INDEX tournaments_by_club ON tournaments (club, phase, starts_ms, id) WHERE club IS NOT NULL;

CREATE TABLE club_notices (
    player TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    club   TEXT COLLATE "C" NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    kind   TEXT COLLATE "C" NOT NULL CHECK (kind IN ('admitted', 'declined')),
    PRIMARY KEY (player, club)
);
CREATE INDEX club_notices_by_club ON club_notices (club);

ALTER TABLE emails ADD COLUMN clubs BOOLEAN NOT NULL DEFAULT FALSE;
