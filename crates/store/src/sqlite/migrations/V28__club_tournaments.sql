-- Tournaments of clubs, and news of clubs.

-- The club whose members can enter; NULL if everyone can. No reference: the tournament outlives the club.
ALTER TABLE tournaments ADD COLUMN club TEXT;
CREATE INDEX tournaments_by_club ON tournaments (club, phase, starts_ms, id) WHERE club IS NOT NULL;

-- Answers to requests to join, until the player opens the page of the club
CREATE TABLE club_notices (
    player TEXT NOT NULL REFERENCES accounts (player),
    -- Deleted with the club also by a server of an earlier release
    club   TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL CHECK (kind IN ('admitted', 'declined')),
    PRIMARY KEY (player, club)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_notices_by_club ON club_notices (club);

-- Off: an address was given for other emails.
ALTER TABLE emails ADD COLUMN clubs INTEGER NOT NULL DEFAULT 0 CHECK (clubs IN (0, 1));
