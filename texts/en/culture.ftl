culture-intro = Where the game comes from, how it is played outside this app, and further reading.
culture-contents = On this page
culture-sources = Sources

culture-league-caption = Example of a league with four players
culture-league-player = Player
culture-league-wins = Won
culture-league-games = Points in each game
culture-league-total = Points

culture-pairs-caption = The ten starting positions (left and right as each player sees them)
culture-pairs-cho = Cho
culture-pairs-han = Han

culture-sections-history-title = History
culture-sections-history-paragraphs-1 = All forms of chess are thought to go back to Chaturanga, which was played in India by the sixth century. Xiangqi developed in China, and Janggi developed from Xiangqi at a time when China had great influence on Korea. There is no record of when that was.
culture-sections-history-paragraphs-2 = The oldest pieces found so far are pebbles with characters written in ink. They come from a ship that sank near the island of Mado between 1265 and 1268 on its way to the court of Goryeo. The first Korean author known to describe the game is Jang Yu (1587–1638). Jo Yeong-seok (1686–1761) painted men bent over a board.
culture-sections-history-paragraphs-3 = The West learned of Janggi through Stewart Culin's book "Korean Games" (1895), whose chapter on chess is by W. H. Wilkinson. It is also the source on Korean chess in H. J. R. Murray's "A History of Chess" (1913). The first world tournament was held in Harbin in 2009.
culture-sections-history-paragraphs-4 = Several changes made in Korea set Janggi apart from Xiangqi: there is no river, elephants can go anywhere on the board, chariots, cannons and soldiers may follow the diagonals of a palace, cannons must always jump, and players choose their setup. Horses and elephants ignore the lines of the palace. Professional games often last more than 150 moves.
culture-sections-chu--han-title = Chu and Han
culture-sections-chu--han-paragraphs-1 = The generals are named after two states. After the fall of Qin, Xiang Yu of Chu and Liu Bang of Han fought for control of China from 206 to 202 BC; Han won and ruled for four centuries. In Korean the names are 초 (楚) and 한 (漢).
culture-sections-chu--han-paragraphs-2 = The red general is therefore called Han, and the blue or green one Cho. The other pieces bear their own names: chariot, cannon, horse, elephant, scholar (the guard) and soldier. Of these, only the soldiers differ between the sides: 兵 for red and 卒 for the other side. The words mean a soldier of higher and of lower rank, but on the board the two are equal.
culture-sections-chu--han-paragraphs-3 = Red pieces are written in regular script, blue or green ones in cursive. North Korean sets use 將 (general) and 官 (official) instead of Chu and Han.
culture-sections-customs-title = Customs
culture-sections-customs-paragraphs-1 = The older or higher-ranked player hides a soldier of each side, one in each fist. The other player picks a hand and plays the side of the soldier in it. Among friends and family the older or stronger player simply takes red and the other moves first.
culture-sections-customs-paragraphs-2 = Players bow before and after the game. Players may call check (장군) and the answer to it (멍군), but do not have to. A pass is shown by turning the general over, as on the board of this app. Spectators are supposed to keep their advice to themselves, but in the parks they rarely do.
culture-sections-customs-paragraphs-3 = Janggi has no fixed rules on touch-move, on when a move is final, or on a limit of fifty moves without a capture. Agree on them before the game. If nothing was agreed, it is easiest to follow the rules of chess.
culture-sections-customs-paragraphs-4 = Old men around a board, two of them playing, often for small stakes, and ten watching, are a common sight in the parks of Seoul all year round. Baduk (Go) is the more popular game today.
culture-sections-tournaments-title = Tournaments
culture-sections-tournaments-paragraphs-1 = South Korea has two Janggi organisations, the Korea Janggi Association (대한장기협회) and the Korea Janggi Federation (대한장기연맹), and their rules differ in places. Most tournament games need a winner: if there is no mate, the points on the board decide, and the deom of 1.5 prevents ties. A clock is usual, but its settings are not standardised.
culture-sections-tournaments-paragraphs-2 = When moves repeat, a referee decides who must deviate, often the side that is behind. In most tournaments, a side that gives perpetual check loses when the position occurs for the third or fourth time. Some allow a draw when both sides are below 30 points.
culture-sections-tournaments-paragraphs-3 = In a league, not every win counts the same. Under the Federation's rules of 2020 a full win (완승: mate, resignation or time) scores 7 points and the loser gets none. A win on points (점수승) scores 4, and the loser gets 2. In the example, A wins all three games, but only on points. B loses to A on points and beats the others by mate.
culture-sections-tournaments-paragraphs-4 = B is ahead: two mates and a loss on points, 7 + 7 + 2 = 16, are worth more than three wins on points, 4 + 4 + 4 = 12. Playing for mate is rewarded, and so is limiting a loss to a loss on points.
culture-sections-setups-title = Sixteen starting positions, or ten
culture-sections-setups-paragraphs-1 = Each side chooses one of four setups, which makes 4 × 4 = 16 starting positions. If you mirror the board left to right, the game stays the same and only the picture changes: right elephant becomes left elephant, and the other two setups stay as they are. Four positions are their own mirror image; the other twelve come in six pairs. 4 + 6 = 10.
culture-sections-setups-paragraphs-2 = Under South Korean rules, Han sets up first and Cho answers, so Cho chooses with more information. Cho also moves first. The deom of 1.5 points compensates Han for both.
culture-sections-grades-title = Grades: 급 and 단
culture-sections-grades-paragraphs-1 = Learners have a 급 (geup), counted down from 18급 to 1급. Then come the 단 (dan), counted up: 초단 or 1단 is the first, 9단 the highest. The number comes before the word, and a higher dan is stronger.
culture-sections-grades-paragraphs-2 = Associations grant grades by examination and results, and online servers by rating; these scales differ. The grades of the computer levels in this app are on yet another scale, measured in games between the levels.
culture-sections-north-title = Janggi in North Korea
culture-sections-north-paragraphs-1 = The game is nearly the same, with one addition: a fifth setup, 기동차장기, has the elephants in the corners, then the horses, and the chariots beside the palace. Sources disagree on other differences.
culture-sections-north-paragraphs-2 = The words differ. The horse is 말, check is 장훈, its answer 멍훈, facing generals 궁장; the generals are 將 and 官. Setups are named after the elephants as in the South, but left and right are exchanged: 왼상차림 in the South is 오른상장기 in the North. You can switch to North Korean terms in the settings, under "Terms".
culture-sections-places-title = Where to play
culture-sections-places-paragraphs-1 = On the web: pychess.org has Janggi with ratings, tournaments and analysis, and GoldToken.com has correspondence games. Wikipedia also lists older programs: a Janggi applet, Korean Chess by Ed Friedlander (Java) and the Online Janggi Board (JavaScript). In Korea, most games are played on phones, above all in Kakao Janggi and on Hangame. Brain TV broadcasts professional games.
culture-sections-places-paragraphs-2 = Over the board: in parks and senior centres in Korea, and anywhere else that has a board. If you cannot read the Chinese characters on a set, print the sticker sheet in this app and stick the pictures on the pieces.
culture-sections-reading-title = What to read
culture-sections-reading-paragraphs-1 = Little has been written in Western languages, and older books describe other rules: in Murray and Culin, facing generals, passing and the placement of the elephants differ from today's rules.
culture-sections-gwangsanghui-title = Gwangsanghui, the enlarged game
culture-sections-gwangsanghui-paragraphs-1 = Nam Yu-yong (1698–1773) describes an enlarged Janggi, 광상희 (廣象戱), in a chapter of his collected works, the Noeyeonjip. The board has 15 by 14 lines and three palaces on each side. The marshal is in the middle palace and a general is in each of the other two, with an army around each.
culture-sections-gwangsanghui-paragraphs-2 = The new pieces are vanguard (前鋒), rearguard (後將), elite officers (奇門), raiders (游擊), ambushers (埋伏) and cavalry (騎). Capturing a flank general wins control of that army, unless the capturing piece is recaptured at once. Capturing the marshal wins the game.
culture-sections-gwangsanghui-paragraphs-3 = The sources contradict each other. One modern account gives the board 15 ranks and 14 files, another the reverse. The elite officers move one or two points in straight lines (tcatmon), any distance diagonally within three files (Japanese Wikipedia), or any distance in straight lines (Ludii). The ambusher steps one point diagonally in one account; in another, it moves like a horse and then one point further. It captures only ambushers, or nothing at all, or returns to its place after a capture, depending on the account. The vanguard's move is unknown in one account and free in another.
culture-sections-gwangsanghui-paragraphs-4 = These accounts have not been checked against the original text. The rules therefore remain uncertain, and Janggun does not offer the game.
