-- Chat in games. No event mentions a line: lines can go without changing a game.
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES games (id),
    room   TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    -- No two lines of a game have the same.
    at_ms  INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players (key),
    -- What was typed, or the code of a line of the list.
    text   TEXT,
    preset TEXT,
    PRIMARY KEY (game, room, at_ms),
    CHECK ((text IS NULL) <> (preset IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_of_player ON chat (player, at_ms, game);
