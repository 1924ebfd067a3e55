-- How the pieces of a game move: its rule set may have no id. NULL in rows written before; their next event fills it in.
ALTER TABLE games ADD COLUMN movement TEXT CHECK (movement IN ('janggi', 'xiangqi', 'chesswar'));
