-- Tournaments that are played on the server. What happened is in the events, in the form of tournament files.
CREATE TABLE tournaments (
    id         TEXT PRIMARY KEY,
    owner      TEXT NOT NULL REFERENCES players (key),
    created_ms INTEGER NOT NULL,
    starts_ms  INTEGER NOT NULL,
    phase      TEXT NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    -- The number of the last event. Who appends says which one it knew: of two writers, one is refused.
    seq        INTEGER NOT NULL,
    name       TEXT NOT NULL,
    -- How many take part
    entries    INTEGER NOT NULL,
    -- Rules, clock and format; opaque here
    settings   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_by_start ON tournaments (phase, starts_ms, id);
CREATE INDEX tournaments_by_owner ON tournaments (owner, phase);

CREATE TABLE tournament_events (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    seq        INTEGER NOT NULL,
    body       TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;

-- The game of each pairing, named in the transaction that pairs it and made afterwards: it is made once.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    -- From 0: a draw in a knock-out is played again.
    attempt    INTEGER NOT NULL,
    -- No reference: the game is made later.
    game       TEXT NOT NULL,
    PRIMARY KEY (tournament, round, board, attempt)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_games_by_game ON tournament_games (game);

-- Players whom the owner lets direct the tournament
CREATE TABLE tournament_helpers (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player     TEXT NOT NULL REFERENCES players (key),
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
