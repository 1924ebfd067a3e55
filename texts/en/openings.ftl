openings-title = Openings
openings-intro = Each side chooses one of four setups, which makes 16 pairs. These are the results of games that the engine played against itself from each pair.
openings-rules = Rule set

openings-ruleSets-pychess = PyChess
openings-ruleSets-kakao = Kakao Janggi
openings-summary = { $games } games. Cho scored { $share } (95% confidence interval { $interval }).
openings-even = Neither side is clearly ahead: 50% lies within the interval.

openings-ahead-cho = Cho is clearly ahead: 50% lies outside the interval.
openings-ahead-han = Han is clearly ahead: 50% lies outside the interval.

openings-matrix-title = Setups compared
openings-matrix-caption = Cho's score in percent, with the 95% confidence interval
openings-matrix-cho = Cho's setup
openings-matrix-han = Han's setup
openings-matrix-how = H is a horse and E an elephant, read from Cho's left for both sides. Mirror-image pairs are the same game, so their figures should agree within their intervals.
openings-matrix-opposite = opposite
openings-matrix-sameWing = same wing
openings-matrix-legend = Opposite (맞상, matsang): the outer elephants stand on opposite wings. Same wing (엇상, eotsang): on the same wing.
openings-matrix-colours = The stronger the colour, the further the score is from 50%. ▲: Cho is clearly ahead, ▼: Han is clearly ahead.
openings-matrix-cell = { $share }%, between { $low } and { $high }, { $games } games
openings-matrix-clear =
    { $n ->
        [0] Neither side is clearly ahead in any of the 16 pairs.
       *[other] One side is clearly ahead in { $n } of the 16 pairs. About one in 16 would look like that by chance alone.
    }
openings-matrix-best = Cho scored best with { $cho } against { $han }: { $share }%.
openings-matrix-worst = Cho scored worst with { $cho } against { $han }: { $share }%.
openings-matrix-answers = Han sets up first, so Cho can respond. The best-scoring responses:
openings-matrix-answer = Against { $han }: { $cho } ({ $share }%)
openings-matrix-luck = The best of four figures is partly luck, so the true differences are smaller.

openings-formations-title = Formations
openings-formations-intro = This table shows which formations the sides reached within their first 15 moves. A formation is recognised by where the pieces stand, no matter how they got there. The score also depends on who chooses a formation and when, so it does not prove that the formation is good or bad.
openings-formations-caption = How often each formation was played, and how it scored
openings-formations-formation = Formation
openings-formations-often = { $side }: frequency
openings-formations-score = { $side }: score
openings-formations-none = other

openings-deom-title = The first move and the deom
openings-deom-intro = Cho moves first, and in return Han gets the deom when points decide. "Played": the engine knew the deom during the games. "Recounted": games played with a deom of 1.5 whose points were counted with a different deom at the end. The engine did not know that deom, so these figures are less reliable.
openings-deom-caption = Cho's score, by deom
openings-deom-deom = Deom
openings-deom-played = Played
openings-deom-recounted = Recounted
openings-deom-byPoints = Points decided { $share }% of the games. The rest were decided without counting points.
openings-deom-evenAt = When recounted, the games are even at a deom of { $deom }.
openings-deom-neverEven = When recounted, no deom makes the games even.

openings-about-title = How reliable this is
openings-about-strength = The engine searched { $nodes } positions per move. That is enough for sound development and for capturing unprotected pieces, but far below the engine's full strength and unlike human play. The figures are not a verdict on a setup. At full strength, or between people, other setups may do better.
openings-about-method = To make the games differ, the first eight moves of each side are drawn from those that the engine rates at most 0.6 of a soldier below the best one, better moves more often. After that, the engine plays the best move. A game ends early when both sides have considered it decided for two moves each.
openings-about-data = Download the figures
openings-about-licence = free for any use (CC0)
openings-about-source = Network { $evaluation }, revision { $commit }.
