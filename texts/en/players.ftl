players-loading = Loading…

players-movements-janggi = Janggi
players-movements-xiangqi = Xiangqi
players-movements-chesswar = Chess War

players-speeds-bullet = Bullet
players-speeds-blitz = Blitz
players-speeds-rapid = Rapid
players-speeds-classical = Classical
players-speeds-correspondence = Correspondence
players-ladder = { $movement }, { $speed }
players-results = { $wins } won, { $draws } drawn, { $losses } lost

players-player-results = Latest games
players-player-challenge = Challenge
players-player-you = This is you.
players-player-guest = Plays as a guest. Guests have no ratings.
players-player-unrated = No rated games yet.
players-player-ratings = Ratings
players-player-ladder = Game and speed
players-player-rating = Rating
players-player-grade = Grade
players-player-played = Rated games
players-player-last = Last game
players-player-score = Your games against each other
players-player-scoreNone = You have not played each other yet.
players-player-scoreIs = You have won { $wins }, drawn { $draws } and lost { $losses }.
players-player-block = Block this player
players-player-blocked = This player is blocked. If you have an account, you can unblock them on your account page.
players-player-leaderboard = Leaderboard

players-history-title = Rating: { $ladder }
players-history-graph =
    Rating over { $n ->
        [one] 1 game
       *[other] { $n } games
    }: from { $first } to { $last }, highest { $best }
players-history-band = The band shows the uncertainty of the rating.
players-history-recent = Recent rated games
players-history-date = Date
players-history-rating = New rating
players-history-gained = Change
players-history-game = Game
players-history-open = View

players-leaderboard-title = Leaderboard
players-leaderboard-movement = Game
players-leaderboard-speed = Speed
players-leaderboard-rank = Rank
players-leaderboard-name = Player
players-leaderboard-rating = Rating
players-leaderboard-results = Rated games
players-leaderboard-find = Play a rated game
players-leaderboard-empty = No players are listed yet.
players-leaderboard-who = The list shows players who have played a rated game in the last 90 days and whose rating is not provisional.
players-leaderboard-next = Next page
players-leaderboard-previous = Previous page
players-leaderboard-you = you

players-about-title = How ratings work
players-about-lines-1 = A rated game changes the ratings of both players. There is a separate rating for each game (Janggi, Xiangqi, Chess War) and each speed.
players-about-lines-2 = A game between two accounts is rated if both players agree, each has a clock, and the game uses one of the standard rule sets, without house rules. Games against the computer or a bot, with a handicap, from a custom position or with a referee are never rated. Rated games have no takebacks.
players-about-lines-3 = The system is Glicko-2. A new player starts at 1500 with a high uncertainty, which shrinks as the player plays rated games and grows again during a break. While the uncertainty is above 110, the rating is provisional and shown with a question mark.
players-about-lines-4 = A game counts only if each side has made at least five moves. The same two players can play at most ten rated games within 24 hours.
players-about-lines-5 = Grades (geup and dan) are on our own scale and may differ from those that Korean associations or other sites award.
players-about-grades = Grades and ratings
players-about-grade = Grade
players-about-ratings = Rating
players-about-upTo = up to { $to }
players-about-from = from { $from }
players-about-between = { $from } to { $to }
