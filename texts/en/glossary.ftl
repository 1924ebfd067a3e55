# The terms of Janggi: the word for each in this language, and one or two sentences about it. A language without a word of its own
# uses the English one. Korean words, romanisations and diagrams are in crates/janggi/src/glossary.

## Sides and pieces

terms-cho-word = Cho, the blue or green side
terms-cho-about = The side that moves first except in handicap games, named after the Chinese state of Chu; its pieces are blue or green and written in cursive script.
terms-han-word = Han, the red side
terms-han-about = The side that moves second and gets the deom except in handicap games, named after the Chinese state of Han; its pieces are red and written in regular script.
terms-general-word = general
terms-general-about = The largest piece; a side that cannot save it has lost. It moves one point along the lines of its palace and shares its name (宮) with the palace.
terms-jang-word = general, check (short)
terms-jang-about = Short for janggun: the general, or the call of check; on North Korean sets, also the character on the red general.
terms-wang-word = king
terms-wang-about = A less common word for the general; it means king.
terms-gwan-word = official
terms-gwan-about = The character on the blue or green general of North Korean sets. The red general there has 將, so Chu and Han are not used.
terms-guard-word = guard, advisor
terms-guard-about = One of two pieces that never leave the palace and move as the general does; also called advisor, assistant or mandarin.
terms-seonbi-word = Confucian scholar
terms-seonbi-about = A Confucian scholar of the Goryeo and Joseon periods, which is what 士 means in Korea; in some sets, the picture of the guard is a scholar's hat.
terms-horse-word = horse
terms-horse-about = Moves one point straight, then one diagonally outwards; a piece on the first point blocks it. A horse is 말 (mal) in modern Korean, but the piece is still called 마.
terms-elephant-word = elephant
terms-elephant-about = Moves one point straight, then two diagonally outwards; a piece on either point along the way blocks it. An elephant is 코끼리 (kokkiri) in modern Korean, but the piece is always called 상.
terms-chariot-word = chariot
terms-chariot-about = The strongest piece. It moves any distance in a straight line, and in a palace also along the diagonals.
terms-cannon-word = cannon
terms-cannon-about = Moves and captures in a straight line by jumping over exactly one piece, which may not be a cannon; it never captures a cannon. Chinese sets use 砲 and 炮.
terms-soldiers-word = soldiers
terms-soldiers-about = Five for each side. They move one point forward or sideways, never back, and never promote; in the enemy palace they can also move forward along a diagonal.
terms-jol-word = Cho's soldier
terms-jol-about = 졸 is a common, lightly armed soldier, but the piece is as strong as Han's.
terms-byeong-word = Han's soldier
terms-byeong-about = 병 is a soldier of higher standing than 졸, but the piece moves and counts the same.
terms-leg-word = leg, blocking point
terms-leg-about = A point on the path of a horse or an elephant; a piece on it, of either side, blocks the move.
terms-screen-word = screen, hurdle
terms-screen-about = The one piece that a cannon jumps over, of either side and at any distance. A cannon cannot be a screen.

## The board and the set

terms-board-word = Janggi board
terms-board-about = Nine files and ten ranks cross at 90 points; the spaces are a little wider than tall, and there is no river.
terms-pieces-word = pieces
terms-pieces-about = All the pieces of a set: octagons in three sizes, the general largest, guards and soldiers smallest.
terms-point-word = point, intersection
terms-point-about = A place where two lines cross, including the edges and the corners. Pieces stand on points, not in the spaces between.
terms-step-word = step
terms-step-about = A move from one point to the next along a line or a palace diagonal.
terms-file-word = file
terms-file-about = One of the nine lines from player to player, numbered 1 to 9 from Cho's left.
terms-rank-word = rank
terms-rank-about = One of the ten lines across the board; in Korean notation they are numbered 1 to 9 from Han's side, and Cho's back rank is 0.
terms-palace-word = palace
terms-palace-about = The nine points that the general and its guards never leave, crossed by the only diagonals of the board.
terms-palace--diagonal-word = palace diagonal
terms-palace--diagonal-about = The lines from the centre of a palace to its corners; general, guards, chariots, cannons and the enemy's soldiers move along them.
terms-marked--point-word = marked point
terms-marked--point-about = A small cross or circle on the board where soldiers and cannons stand at the start.
terms-octagon-word = octagon
terms-octagon-about = The shape of Janggi pieces; Chinese pieces are round and all the same size.
terms-regular--script-word = regular script
terms-regular--script-about = The upright brush script of Han's pieces.
terms-cursive--script-word = cursive script
terms-cursive--script-about = The flowing brush script of Cho's pieces; manuals also call it semi-cursive.
terms-notation-word = notation, game record
terms-notation-about = A game written down: 79졸78 moves the soldier from rank 7, file 9 to file 8; European tournaments put a letter first, P79-78.
terms-western--board-word = westernised board
terms-western--board-about = The same game on nine by ten squares with pictures for pieces, like the boards that chess players are used to.

## Arrangements before the first move

terms-start-word = starting position
terms-start-about = Both sides choose one of four setups: 16 pairs, or 10 if mirror images count once.
terms-setup-word = setup
terms-setup-about = Choosing on each wing whether the horse or the elephant stands outside; usually Han chooses first, and Cho sees that choice.
terms-inner--elephants-word = inner elephants
terms-inner--elephants-about = Both elephants next to the guards; North Koreans also say 량등상장기 (ryangdeungsangjanggi).
terms-outer--elephants-word = outer elephants
terms-outer--elephants-about = Both elephants next to the chariots, the horses inside.
terms-left--elephant-word = left elephant
terms-left--elephant-about = Elephant, horse, elephant, horse from the player's left. North Koreans call it the right elephant.
terms-right--elephant-word = right elephant
terms-right--elephant-about = Horse, elephant, horse, elephant from the player's left. North Koreans call it the left elephant.
terms-central--chariots-word = central chariots
terms-central--chariots-about = Elephants in the corners, then horses, and the chariots beside the guards: allowed in North Korea and in casual games.
terms-choosing--sides-word = choosing sides
terms-choosing--sides-about = The older or higher-ranked player hides a soldier of each side, one in each fist, and the other picks a hand; among friends the older or stronger player simply takes Han.
terms-first--move-word = first move
terms-first--move-about = Cho's right to move first, an advantage for which Han gets the deom.
terms-opposite--elephants-word = opposite elephants
terms-opposite--elephants-about = Setups in which the outer elephants of the two sides stand on opposite wings, diagonally across from each other; some rule sets do not let Cho choose such a setup.
terms-same--wing--elephants-word = elephants on the same wing
terms-same--wing--elephants-about = Setups in which the outer elephants of the two sides stand on the same wing, on one file.
terms-formation-word = formation
terms-formation-about = The shape that a side builds from its setup in the first moves; named after the pieces in and in front of the palace.
terms-corner--horse-word = corner horse
terms-corner--horse-about = The most common formation: a cannon in the middle of the palace's front edge, one horse on a front corner.
terms-mandarin--ducks-word = mandarin-duck horses
terms-mandarin--ducks-about = One horse moves out in front of the palace and the other protects it, like a pair of mandarin ducks; usually played from inner elephants.
terms-corner--horses-word = both corner horses
terms-corner--horses-about = A cannon in the middle of the palace's front edge and a horse on each front corner; usually played from outer elephants.
terms-front--elephant-word = front elephant
terms-front--elephant-about = An elephant instead of a cannon in the middle of the palace's front edge, which leaves both cannons free.
terms-corner--elephants-word = both corner elephants
terms-corner--elephants-about = A cannon in the middle of the palace's front edge and an elephant on each front corner; the rarest formation.
terms-handicap-word = handicap game
terms-handicap-about = The stronger player takes Han, leaves out pieces and moves first; the game is named after what is left out: 차접장기 is without a chariot, 포접장기 without a cannon, 양차접장기 without both chariots.

## What happens in a game

terms-move-word = move, turn
terms-move-about = One turn of one side. The Korean word is also used to count turns: 30수째 is the thirtieth.
terms-pass-word = pass
terms-pass-about = Skipping a turn, allowed whenever the general is not in check. On a real board players turn the general over; the boards of this app show it turned over until the next move.
terms-double--pass-word = two passes in a row
terms-double--pass-about = Both sides pass one after the other. Depending on the rule set, the game is a draw, points decide, or nothing happens.
terms-capture-word = to capture, literally to eat
terms-capture-about = To move onto an enemy piece and remove it.
terms-check-word = check
terms-check-about = An attack on the general; also the word that players may call out when they give check. Calling it is customary, not required.
terms-check--answered-word = check answered
terms-check--answered-about = Getting out of check; also the word that players may call out when they do so.
terms-double--check-word = double check
terms-double--check-about = Two pieces give check at once. Capturing or blocking one of them is usually not enough.
terms-discovered--check-word = discovered check
terms-discovered--check-about = A piece moves away and opens the line for another piece, which gives check.
terms-fork-word = fork
terms-fork-about = One move that attacks two pieces, of which only one can be saved.
terms-pin-word = pin
terms-pin-about = A pinned piece may not move away, because its own general would then be in check.
terms-sacrifice-word = sacrifice
terms-sacrifice-about = Giving up a piece for something worth more, such as mate.
terms-quiet-word = quiet move
terms-quiet-about = A move that neither captures nor gives check; in a problem often the hardest one to find.
terms-joined--soldiers-word = joined soldiers
terms-joined--soldiers-about = Soldiers side by side, which protect each other.
terms-few--pieces-word = endgame with few pieces
terms-few--pieces-about = An endgame in which each side has only a few pieces left; players know by heart which combinations win.
terms-stalemate-word = stalemate
terms-stalemate-about = There is no stalemate in Janggi: a side that cannot move and is not in check passes, and the game goes on.
terms-touch--move-word = touch-move
terms-touch--move-about = A touched piece must be moved; not a fixed rule of Janggi, so players agree on it before the game.
terms-letting--go-word = completing a move
terms-letting--go-about = The rule that a move cannot be changed once the piece has been released; not a fixed rule of Janggi, so players agree on it before the game.
terms-takeback-word = takeback
terms-takeback-about = Taking a move back with the opponent's consent. Not allowed in rated games.
terms-clock-word = chess clock
terms-clock-about = Usual in tournaments; the settings differ from one tournament to the next.
terms-etiquette-word = etiquette
terms-etiquette-about = Greeting before and after the game, silence during it, and no advice from spectators.

## How a game ends

terms-mate-word = checkmate
terms-mate-about = A check that cannot be answered: the game is over. 외통 장군 is another way to say it.
terms-mating--move-word = mating move, win by mate
terms-mating--move-about = The move that gives mate; also a win by such a move.
terms-mated-word = loss by mate
terms-mated-about = Losing by mate: the same ending seen from the other side.
terms-bikjang-word = bikjang, facing generals
terms-bikjang-about = Both generals on one file with nothing between them; depending on the rule set, this is a draw, leads to a count of points, has no effect or is forbidden. The word is associated with bigida, to draw; one manual reads it as "laughing generals".
terms-points-word = point, points
terms-points-about = What pieces are worth when points decide: chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2; a full army is worth 72.
terms-deom-word = deom, bonus points
terms-deom-about = The 1.5 points Han gets for moving second: 73.5 against 72, so there are no ties.
terms-win--on--points-word = win on points
terms-win--on--points-about = A win by the points of the remaining pieces, when the game ends without mate.
terms-draw-word = draw
terms-draw-about = Allowed among friends; in many tournaments there are no draws, and points decide instead.
terms-dead--position-word = dead position, insufficient material
terms-dead--position-about = Too few pieces are left for a mate, whatever both sides play; a rule set may then end the game in a draw.
terms-repetition-word = repetition
terms-repetition-about = The same position again. Depending on the rule set, its third or fourth occurrence has no effect, is not allowed, is a draw, is decided on points or loses the game.
terms-perpetual--check-word = perpetual check
terms-perpetual--check-about = Giving check over and over with the same moves. In most tournaments, the side that does so loses when the position occurs for the third or fourth time.
terms-thirty--points-word = below 30 points
terms-thirty--points-about = In some rule sets, both sides must have fewer than 30 points before bikjang, repetition or an offer can lead to a draw.
terms-fifty--moves-word = fifty-move rule
terms-fifty--moves-about = A draw after fifty moves without a capture, borrowed from chess; not standard in Janggi, so agree on it first.
terms-referee-word = referee
terms-referee-about = In tournaments, decides which side must deviate when a position repeats, often the side that is behind.

## Players, bodies and history

terms-janggi-word = Janggi, Korean chess
terms-janggi-about = The game itself; the name means roughly "strategy game of generals".
terms-geup-word = geup, student grade
terms-geup-about = Grades of learners, counted down: 18급 is a beginner, and 1급 comes just before the first dan.
terms-dan-word = dan, master grade
terms-dan-about = Grades of strong and professional players, counted up: the higher the number before dan, the stronger, up to 9단.
terms-tournament-word = tournament
terms-tournament-about = A competition over several rounds. KJF leagues award 7 points for a full win, 4 for a win on points, 2 for a loss on points and 0 for a full loss.
terms-kja-word = Korea Janggi Association (KJA)
terms-kja-about = One of the two organisations of South Korean Janggi; it promotes the game and grants grades.
terms-kjf-word = Korea Janggi Federation (KJF)
terms-kjf-about = The other organisation of South Korean Janggi; its rules are the basis of the Dutch manual of KoopKorea.
terms-chu--han-word = Chu–Han Contention
terms-chu--han-about = The war of 206 to 202 BC between Xiang Yu of Chu and Liu Bang of Han, after the fall of Qin; the two sides of the game are named after the two states.

## Other games of the family

terms-xiangqi-word = Xiangqi, Chinese chess
terms-xiangqi-about = The Chinese game from which Janggi developed. It has a river and a fixed starting position, there is no passing, and Red moves first.
terms-river-word = river
terms-river-about = The gap across the middle of a Xiangqi board, which elephants may not cross and beyond which soldiers also move sideways; Janggi has none.
terms-flying--general-word = flying general
terms-flying--general-about = In Xiangqi the generals may not face each other with nothing in between, as if each could fly along the file and capture the other.
terms-chaturanga-word = Chaturanga
terms-chaturanga-about = The Indian game, known since the sixth century, from which chess and probably also Xiangqi and Janggi descend.
terms-shogi-word = Shogi, Japanese chess
terms-shogi-about = The Japanese relative of Janggi, whose name is written with the same characters. Captured pieces come back into play.
terms-baduk-word = Baduk, Go
terms-baduk-about = The other great board game of Korea, today the more popular one.
terms-gwangsanghui-word = Gwangsanghui
terms-gwangsanghui-about = An enlarged form of Janggi from the eighteenth century, described in the Noeyeonjip (䨓淵集). Janggun does not offer it.
