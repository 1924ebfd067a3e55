-- Games that were called off before anybody played: they are deleted after a while.
CREATE INDEX games_called_off ON games (ended_ms, id) WHERE phase = 'over' AND plies = 0 AND outcome = 'none';
-- Without it, deleting one would look through all seats.
CREATE INDEX seats_by_game ON seats (game);
