-- Games in which nothing was played yet: they are counted, by player and in all, whenever one more is to be made.
CREATE INDEX games_unplayed_by_cho ON games (cho_player, id) WHERE plies = 0 AND phase <> 'over';
CREATE INDEX games_unplayed_by_han ON games (han_player, id) WHERE plies = 0 AND phase <> 'over';
