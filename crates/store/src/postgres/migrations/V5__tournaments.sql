-- As SQLite's version 25.
CREATE TABLE tournaments (
    id         TEXT COLLATE "C" PRIMARY KEY,
    owner      TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    created_ms BIGINT NOT NULL,
    starts_ms  BIGINT NOT NULL,
    phase      TEXT COLLATE "C" NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    seq        BIGINT NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    entries    BIGINT NOT NULL,
    settings   TEXT COLLATE "C" NOT NULL
);
CREATE INDEX tournaments_by_start ON tournaments (phase, starts_ms, id);
CREATE INDEX tournaments_by_owner ON tournaments (owner, phase);

CREATE TABLE tournament_events (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    seq        BIGINT NOT NULL,
    body       TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE TABLE tournament_games (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    round      BIGINT NOT NULL,
    board      BIGINT NOT NULL,
    attempt    BIGINT NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, round, board, attempt)
);
CREATE UNIQUE INDEX tournament_games_by_game ON tournament_games (game);

CREATE TABLE tournament_helpers (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    PRIMARY KEY (tournament, player)
);
