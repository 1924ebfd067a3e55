-- What a game's terms say, for lists. The program fills both columns in from each game's first event (migrate/terms.rs) in the
-- same transaction; where that cannot be read they stay NULL.
-- Whether the game counts for ratings.
ALTER TABLE games ADD COLUMN rated INTEGER CHECK (rated IN (0, 1));
-- The only player who may take the open seat: a challenge.
ALTER TABLE games ADD COLUMN invited TEXT;
CREATE INDEX games_by_invitation ON games (id) WHERE invited IS NOT NULL AND phase = 'arranging';
