-- How many commits there were: the lock file says the same, and a log that is gone is noticed.
CREATE TABLE commits (
    only   INTEGER PRIMARY KEY CHECK (only = 1),
    number INTEGER NOT NULL
) STRICT;
INSERT INTO commits (only, number) VALUES (1, 0);

-- Bytes of what is stored in bulk, kept by triggers: the bound of all of it is looked at with every record.
CREATE TABLE stored_bytes (
    what  TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO stored_bytes (what, bytes) SELECT 'records', coalesce(sum(length(body)), 0) FROM account_records;
CREATE TRIGGER account_records_kept AFTER INSERT ON account_records BEGIN
    UPDATE stored_bytes SET bytes = bytes + coalesce(length(new.body), 0) WHERE what = 'records';
END;
CREATE TRIGGER account_records_changed AFTER UPDATE OF body ON account_records BEGIN
    UPDATE stored_bytes SET bytes = bytes + coalesce(length(new.body), 0) - coalesce(length(old.body), 0)
    WHERE what = 'records';
END;
CREATE TRIGGER account_records_gone AFTER DELETE ON account_records BEGIN
    UPDATE stored_bytes SET bytes = bytes - coalesce(length(old.body), 0) WHERE what = 'records';
END;

-- Since when the operator keeps an account out.
ALTER TABLE accounts ADD COLUMN suspended_ms INTEGER;

-- Before SQLite 3.45, json_valid(NULL) was 0: its integrity check named every unfinished game. No row changes.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(sql, 'CHECK (json_valid(facts))', 'CHECK (facts IS NULL OR json_valid(facts))')
WHERE type = 'table' AND name = 'games';
PRAGMA writable_schema = OFF;
