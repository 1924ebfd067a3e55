-- When the last game of a player was rated, on whatever ladder. A rating is written only while this is, for both players, what
-- it was computed from; so it grows with every game of a player, and orders them.
ALTER TABLE players ADD COLUMN rated_ms INTEGER;
UPDATE players SET rated_ms = (SELECT max(rated_ms) FROM ratings WHERE ratings.player = players.key)
WHERE key IN (SELECT player FROM ratings);

-- Games of different players may be rated at the same moment.
DROP INDEX rating_changes_by_moment;
CREATE INDEX rating_changes_by_moment ON rating_changes (rated_ms);
