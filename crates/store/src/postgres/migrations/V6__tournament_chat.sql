-- As SQLite's version 26.
CREATE TABLE tournament_chat (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    at_ms      BIGINT NOT NULL,
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    text       TEXT COLLATE "C",
    preset     TEXT COLLATE "C",
    PRIMARY KEY (tournament, at_ms),
    CHECK ((text IS NULL) <> (preset IS NULL))
);
CREATE UNIQUE INDEX tournament_chat_of_player ON tournament_chat (player, at_ms, tournament);
CREATE INDEX tournament_chat_by_age ON tournament_chat (at_ms, tournament);
CREATE TRIGGER tournament_chat_counted AFTER INSERT OR DELETE ON tournament_chat
    FOR EACH ROW EXECUTE FUNCTION count_chat_bytes();

CREATE TABLE tournament_notices (
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (player, tournament)
);
CREATE INDEX tournament_notices_by_tournament ON tournament_notices (tournament);

ALTER TABLE emails ADD COLUMN tournaments BOOLEAN NOT NULL DEFAULT TRUE;
