-- Web push: notices to browsers whose players are elsewhere.

-- The server's own keys (PKCS#8), made when they are needed first: subscriptions are good for no others.
CREATE TABLE push_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    pkcs8 BLOB NOT NULL
) STRICT;

-- Where a browser wants notices to be sent to. It belongs to a session and ends with it.
CREATE TABLE push_subscriptions (
    session      BLOB PRIMARY KEY REFERENCES tokens (token_hash) ON DELETE CASCADE,
    player       TEXT NOT NULL REFERENCES players (key),
    -- The address of the push service; whoever knows it may try to send
    endpoint     TEXT NOT NULL UNIQUE,
    -- What notices are encrypted with: the browser's public key and a secret that it shares with this server
    receiver_key BLOB NOT NULL CHECK (length(receiver_key) = 65),
    secret       BLOB NOT NULL CHECK (length(secret) = 16),
    created_ms   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);

-- Notices that were not sent yet. A newer one of the same topic takes the place of an older one.
CREATE TABLE push_notices (
    session BLOB NOT NULL REFERENCES push_subscriptions (session) ON DELETE CASCADE,
    topic   TEXT NOT NULL,
    -- Random: the notice that is sent is forgotten, not the one that took its place meanwhile
    id      INTEGER NOT NULL,
    body    TEXT NOT NULL CHECK (json_valid(body)),
    -- Until when it is worth sending
    ends_ms INTEGER NOT NULL,
    PRIMARY KEY (session, topic)
) STRICT, WITHOUT ROWID;
