-- Ratings: what rating_changes lead to. Both are written in the transaction of the event that says that a game was rated,
-- and `janggun ratings recompute` makes them from the events alone. Ratings and deviations are in hundredths of a point,
-- volatilities in millionths.
CREATE TABLE ratings (
    player     TEXT NOT NULL REFERENCES players (key),
    movement   TEXT NOT NULL CHECK (movement IN ('janggi', 'xiangqi', 'chesswar')),
    speed      TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL CHECK (deviation >= 0),
    volatility INTEGER NOT NULL CHECK (volatility >= 0),
    wins       INTEGER NOT NULL CHECK (wins >= 0),
    draws      INTEGER NOT NULL CHECK (draws >= 0),
    losses     INTEGER NOT NULL CHECK (losses >= 0),
    rated_ms   INTEGER NOT NULL,
    PRIMARY KEY (player, movement, speed)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (movement, speed, rating DESC, player);

-- What each rated game changed, a row for each player. The key refuses a game that is rated twice.
CREATE TABLE rating_changes (
    game     TEXT NOT NULL REFERENCES games (id),
    side     TEXT NOT NULL CHECK (side IN ('cho', 'han')),
    player   TEXT NOT NULL REFERENCES players (key),
    movement TEXT NOT NULL,
    speed    TEXT NOT NULL,
    -- When it was rated. No two games are rated at the same moment.
    rated_ms INTEGER NOT NULL,
    before   INTEGER NOT NULL,
    after    INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX rating_changes_of_player ON rating_changes (player, movement, speed, rated_ms);
CREATE UNIQUE INDEX rating_changes_by_moment ON rating_changes (rated_ms, side);
