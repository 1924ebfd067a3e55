-- Chat of tournaments. Its bytes count with those of the chat of games.
CREATE TABLE tournament_chat (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    -- No two lines of a tournament have the same.
    at_ms      INTEGER NOT NULL,
    player     TEXT NOT NULL REFERENCES players (key),
    -- What was typed, or the code of a line of the list.
    text       TEXT,
    preset     TEXT,
    PRIMARY KEY (tournament, at_ms),
    CHECK ((text IS NULL) <> (preset IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_chat_of_player ON tournament_chat (player, at_ms, tournament);
CREATE INDEX tournament_chat_by_age ON tournament_chat (at_ms, tournament);
CREATE TRIGGER tournament_chat_said AFTER INSERT ON tournament_chat BEGIN
    UPDATE stored_bytes SET bytes = bytes + length(CAST(coalesce(new.text, new.preset) AS BLOB)) WHERE what = 'chat';
END;
CREATE TRIGGER tournament_chat_gone AFTER DELETE ON tournament_chat BEGIN
    UPDATE stored_bytes SET bytes = bytes - length(CAST(coalesce(old.text, old.preset) AS BLOB)) WHERE what = 'chat';
END;

-- Entered players who have not opened the page of a tournament since it began.
CREATE TABLE tournament_notices (
    player     TEXT NOT NULL REFERENCES players (key),
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (player, tournament)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_notices_by_tournament ON tournament_notices (tournament);

-- Whether the owner of the address is told by mail when a tournament begins.
ALTER TABLE emails ADD COLUMN tournaments INTEGER NOT NULL DEFAULT 1 CHECK (tournaments IN (0, 1));
