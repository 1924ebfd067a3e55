-- Which server owns what (crates/play/src/lease). There is one row today, 'server': who serves this database. SQLite needs
-- none: a lock on its folder keeps other servers out.
--
-- Every transaction that writes reads its row FOR KEY SHARE, which lets the owner renew it meanwhile and makes the next
-- owner wait, who takes it FOR UPDATE.

CREATE TABLE leases (
    name  TEXT COLLATE "C" PRIMARY KEY,
    -- Null once the owner has given it back.
    owner UUID,
    -- Grows with every owner, and never goes back: the row stays.
    epoch BIGINT NOT NULL CHECK (epoch > 0),
    until TIMESTAMPTZ NOT NULL,
    lasts INTERVAL NOT NULL
);
