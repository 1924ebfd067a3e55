-- The tables of SQLite's version 22, with the same columns (a test compares them): crates/store/src/sqlite/migrations says
-- what they are for. SQLite's table commits is missing: it finds a lost log, which PostgreSQL does by itself.
--
-- Texts are compared and ordered by their bytes (COLLATE "C"), whatever the database's language. Times are milliseconds
-- since 1970-01-01T00:00Z. Text that is JSON stays as it was written, so it is no column of type json.

CREATE TABLE players (
    key        TEXT COLLATE "C" PRIMARY KEY,
    created_ms BIGINT NOT NULL,
    nickname   TEXT COLLATE "C",
    rated_ms   BIGINT
);

CREATE TABLE tokens (
    token_hash BYTEA PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    created_ms BIGINT NOT NULL,
    seen_ms    BIGINT,
    client     TEXT COLLATE "C" NOT NULL DEFAULT ''
);
CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE games (
    id         TEXT COLLATE "C" PRIMARY KEY,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    phase      TEXT COLLATE "C" NOT NULL CHECK (phase IN ('arranging', 'playing', 'over')),
    cho_player TEXT COLLATE "C" REFERENCES players (key),
    cho_level  BIGINT CHECK (cho_level IS NULL OR cho_level BETWEEN 1 AND 255 AND cho_player IS NULL),
    han_player TEXT COLLATE "C" REFERENCES players (key),
    han_level  BIGINT CHECK (han_level IS NULL OR han_level BETWEEN 1 AND 255 AND han_player IS NULL),
    rules_id   TEXT COLLATE "C",
    speed      TEXT COLLATE "C" NOT NULL,
    plies      BIGINT NOT NULL CHECK (plies >= 0),
    turn       TEXT COLLATE "C" CHECK (turn IN ('cho', 'han')),
    fen        TEXT COLLATE "C",
    ended_ms   BIGINT,
    outcome    TEXT COLLATE "C" CHECK (outcome IN ('cho', 'han', 'draw', 'none')),
    code       TEXT COLLATE "C",
    rule       TEXT COLLATE "C",
    facts      TEXT COLLATE "C" CHECK (facts IS NULL OR facts::json IS NOT NULL),
    movement   TEXT COLLATE "C" CHECK (movement IN ('janggi', 'xiangqi', 'chesswar')),
    rated      BOOLEAN,
    invited    TEXT COLLATE "C",
    CHECK ((ended_ms IS NULL) = (phase <> 'over')),
    CHECK ((outcome IS NULL) = (ended_ms IS NULL) AND (code IS NULL) = (ended_ms IS NULL)
           AND (facts IS NULL) = (ended_ms IS NULL))
)
-- Room in every page for the next version of its rows: a move changes no index.
WITH (fillfactor = 70);
CREATE INDEX games_by_phase ON games (phase, created_ms, id);
CREATE INDEX games_by_end ON games (ended_ms, id) WHERE ended_ms IS NOT NULL;
CREATE INDEX games_unplayed_by_cho ON games (cho_player, id) WHERE plies = 0 AND phase <> 'over';
CREATE INDEX games_unplayed_by_han ON games (han_player, id) WHERE plies = 0 AND phase <> 'over';
CREATE INDEX games_unfinished_by_cho ON games (cho_player, id) WHERE phase <> 'over';
CREATE INDEX games_unfinished_by_han ON games (han_player, id) WHERE phase <> 'over';
CREATE INDEX games_by_invitation ON games (id) WHERE invited IS NOT NULL AND phase = 'arranging';
CREATE INDEX games_called_off ON games (ended_ms, id) WHERE phase = 'over' AND plies = 0 AND outcome = 'none';

CREATE TABLE seats (
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    game       TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (player, created_ms, game)
);
CREATE INDEX seats_by_game ON seats (game);

CREATE TABLE events (
    game  TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seq   BIGINT NOT NULL CHECK (seq >= 1),
    at_ms BIGINT NOT NULL,
    body  TEXT COLLATE "C" NOT NULL CHECK (body::json IS NOT NULL),
    PRIMARY KEY (game, seq)
);

CREATE TABLE packs (
    game   TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id),
    events BIGINT NOT NULL CHECK (events >= 1),
    body   BYTEA NOT NULL
);

CREATE TABLE analyses (
    game    TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id),
    made_ms BIGINT NOT NULL,
    body    TEXT COLLATE "C" NOT NULL CHECK (body::json IS NOT NULL)
);

CREATE TABLE unreadable_games (
    id         TEXT COLLATE "C" PRIMARY KEY,
    reason     TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    phase      TEXT COLLATE "C" NOT NULL,
    card       TEXT COLLATE "C" NOT NULL
);
CREATE TABLE unreadable_seats (
    guest      TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (game, guest)
);
CREATE TABLE unreadable_events (
    game  TEXT COLLATE "C" NOT NULL,
    seq   BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE TABLE unreadable_analyses (
    game    TEXT COLLATE "C" PRIMARY KEY,
    made_ms BIGINT NOT NULL,
    body    TEXT COLLATE "C" NOT NULL
);

CREATE TABLE lives (
    number     BIGINT PRIMARY KEY,
    started_ms BIGINT NOT NULL UNIQUE,
    lived_ms   BIGINT NOT NULL
);

CREATE TABLE accounts (
    player       TEXT COLLATE "C" PRIMARY KEY REFERENCES players (key),
    name         TEXT COLLATE "C",
    skeleton     TEXT COLLATE "C" NOT NULL UNIQUE,
    password     TEXT COLLATE "C",
    created_ms   BIGINT NOT NULL,
    closed_ms    BIGINT,
    totp_secret  BYTEA,
    totp_on      BOOLEAN NOT NULL DEFAULT FALSE,
    totp_step    BIGINT NOT NULL DEFAULT -1,
    suspended_ms BIGINT,
    CHECK ((name IS NULL) = (closed_ms IS NOT NULL) AND (password IS NULL) = (closed_ms IS NOT NULL)),
    CHECK (NOT totp_on OR totp_secret IS NOT NULL)
);

CREATE TABLE recovery_codes (
    player TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    hash   BYTEA NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (player, hash)
);

CREATE TABLE preferences (
    player     TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    device     TEXT COLLATE "C" NOT NULL,
    changed_ms BIGINT NOT NULL,
    body       TEXT COLLATE "C" NOT NULL CHECK (body::json IS NOT NULL),
    PRIMARY KEY (player, device)
);

CREATE TABLE blocks (
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    blocked    TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (player, blocked),
    CHECK (player <> blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE ratings (
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    movement   TEXT COLLATE "C" NOT NULL CHECK (movement IN ('janggi', 'xiangqi', 'chesswar')),
    speed      TEXT COLLATE "C" NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL CHECK (deviation >= 0),
    volatility BIGINT NOT NULL CHECK (volatility >= 0),
    wins       BIGINT NOT NULL CHECK (wins >= 0),
    draws      BIGINT NOT NULL CHECK (draws >= 0),
    losses     BIGINT NOT NULL CHECK (losses >= 0),
    rated_ms   BIGINT NOT NULL,
    PRIMARY KEY (player, movement, speed)
);
CREATE INDEX ratings_by_rank ON ratings (movement, speed, rating DESC, player);

CREATE TABLE rating_changes (
    game       TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    side       TEXT COLLATE "C" NOT NULL CHECK (side IN ('cho', 'han')),
    player     TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    movement   TEXT COLLATE "C" NOT NULL,
    speed      TEXT COLLATE "C" NOT NULL,
    rated_ms   BIGINT NOT NULL,
    before     BIGINT NOT NULL,
    after      BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    neighbours BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (game, side)
);
CREATE UNIQUE INDEX rating_changes_of_player ON rating_changes (player, movement, speed, rated_ms);
CREATE INDEX rating_changes_by_moment ON rating_changes (rated_ms);

CREATE TABLE emails (
    player       TEXT COLLATE "C" PRIMARY KEY REFERENCES accounts (player),
    address      TEXT COLLATE "C" NOT NULL,
    look         TEXT COLLATE "C" NOT NULL,
    language     TEXT COLLATE "C" NOT NULL,
    confirmed_ms BIGINT NOT NULL
);
CREATE INDEX emails_by_look ON emails (look);

CREATE TABLE email_links (
    token_hash BYTEA PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    kind       TEXT COLLATE "C" NOT NULL CHECK (kind IN ('confirm', 'reset')),
    address    TEXT COLLATE "C" NOT NULL,
    language   TEXT COLLATE "C" NOT NULL,
    ends_ms    BIGINT NOT NULL
);
CREATE INDEX email_links_by_player ON email_links (player, kind);

CREATE TABLE letters (
    id       BIGINT PRIMARY KEY,
    player   TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    kind     TEXT COLLATE "C" NOT NULL CHECK (kind IN ('confirm', 'reset', 'changed', 'removed')),
    address  TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    ends_ms  BIGINT NOT NULL
);
CREATE INDEX letters_by_player ON letters (player, kind);

CREATE TABLE chat (
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    room   TEXT COLLATE "C" NOT NULL CHECK (room IN ('players', 'spectators')),
    at_ms  BIGINT NOT NULL,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    text   TEXT COLLATE "C",
    preset TEXT COLLATE "C",
    PRIMARY KEY (game, room, at_ms),
    CHECK ((text IS NULL) <> (preset IS NULL))
);
CREATE UNIQUE INDEX chat_of_player ON chat (player, at_ms, game);
CREATE INDEX chat_by_age ON chat (at_ms, game, room);

CREATE TABLE shared (
    id        TEXT COLLATE "C" PRIMARY KEY,
    stored_ms BIGINT NOT NULL,
    bytes     BIGINT NOT NULL,
    body      BYTEA NOT NULL
);
CREATE INDEX shared_by_age ON shared (stored_ms, id, bytes);

CREATE TABLE push_key (
    "only" BIGINT PRIMARY KEY CHECK ("only" = 1),
    pkcs8  BYTEA NOT NULL
);

CREATE TABLE push_subscriptions (
    session      BYTEA PRIMARY KEY REFERENCES tokens (token_hash) ON DELETE CASCADE,
    player       TEXT COLLATE "C" NOT NULL REFERENCES players (key),
    endpoint     TEXT COLLATE "C" NOT NULL UNIQUE,
    receiver_key BYTEA NOT NULL CHECK (length(receiver_key) = 65),
    secret       BYTEA NOT NULL CHECK (length(secret) = 16),
    created_ms   BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);

CREATE TABLE push_notices (
    session BYTEA NOT NULL REFERENCES push_subscriptions (session) ON DELETE CASCADE,
    topic   TEXT COLLATE "C" NOT NULL,
    id      BIGINT NOT NULL,
    body    TEXT COLLATE "C" NOT NULL CHECK (body::json IS NOT NULL),
    ends_ms BIGINT NOT NULL,
    PRIMARY KEY (session, topic)
);

CREATE TABLE account_records (
    player    TEXT COLLATE "C" NOT NULL REFERENCES accounts (player),
    id        TEXT COLLATE "C" NOT NULL,
    seq       BIGINT NOT NULL CHECK (seq > 0),
    stored_ms BIGINT NOT NULL,
    digest    BYTEA CHECK (length(digest) = 32),
    body      BYTEA,
    PRIMARY KEY (player, id),
    UNIQUE (player, seq),
    CHECK ((digest IS NULL) = (body IS NULL))
);

-- Bytes of what is stored in bulk, kept by triggers: the bound of all of it is looked at with every record and every line.
CREATE TABLE stored_bytes (
    what  TEXT COLLATE "C" PRIMARY KEY,
    bytes BIGINT NOT NULL
);
INSERT INTO stored_bytes (what, bytes) VALUES ('records', 0), ('chat', 0);

CREATE FUNCTION count_record_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    more BIGINT := 0;
BEGIN
    IF TG_OP <> 'INSERT' THEN more := more - coalesce(length(OLD.body), 0); END IF;
    IF TG_OP <> 'DELETE' THEN more := more + coalesce(length(NEW.body), 0); END IF;
    UPDATE stored_bytes SET bytes = bytes + more WHERE what = 'records' AND more <> 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER account_records_counted AFTER INSERT OR UPDATE OF body OR DELETE ON account_records
    FOR EACH ROW EXECUTE FUNCTION count_record_bytes();

CREATE FUNCTION count_chat_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    more BIGINT := 0;
BEGIN
    IF TG_OP <> 'INSERT' THEN more := more - octet_length(coalesce(OLD.text, OLD.preset)); END IF;
    IF TG_OP <> 'DELETE' THEN more := more + octet_length(coalesce(NEW.text, NEW.preset)); END IF;
    UPDATE stored_bytes SET bytes = bytes + more WHERE what = 'chat' AND more <> 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER chat_counted AFTER INSERT OR DELETE ON chat
    FOR EACH ROW EXECUTE FUNCTION count_chat_bytes();
