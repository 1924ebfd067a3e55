-- Bytes of what is said in chats, kept by triggers: the bound of all of it is looked at with every line. The length of a text is
-- that of its bytes, in letters of any script.
INSERT INTO stored_bytes (what, bytes)
SELECT 'chat', coalesce(sum(length(CAST(coalesce(text, preset) AS BLOB))), 0) FROM chat;
CREATE TRIGGER chat_said AFTER INSERT ON chat BEGIN
    UPDATE stored_bytes SET bytes = bytes + length(CAST(coalesce(new.text, new.preset) AS BLOB)) WHERE what = 'chat';
END;
CREATE TRIGGER chat_gone AFTER DELETE ON chat BEGIN
    UPDATE stored_bytes SET bytes = bytes - length(CAST(coalesce(old.text, old.preset) AS BLOB)) WHERE what = 'chat';
END;
-- Beyond the bound the oldest lines of all go first.
CREATE INDEX chat_by_age ON chat (at_ms, game, room);
