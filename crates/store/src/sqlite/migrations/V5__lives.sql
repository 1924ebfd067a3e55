-- When each server lived, by the clock that it had: a game's clock is charged for thinking before an outage as far as the
-- last heartbeat says.
CREATE TABLE lives (
    number     INTEGER PRIMARY KEY,
    started_ms INTEGER NOT NULL UNIQUE,
    lived_ms   INTEGER NOT NULL
) STRICT;
