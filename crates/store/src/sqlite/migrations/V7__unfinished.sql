-- Games that are not over: they are counted, by player, whenever one more is to be made.
CREATE INDEX games_unfinished_by_cho ON games (cho_player, id) WHERE phase <> 'over';
CREATE INDEX games_unfinished_by_han ON games (han_player, id) WHERE phase <> 'over';
