import type { CultureTexts } from "./text-types";

export const en: CultureTexts = {
  intro: "Where the game comes from, how it is played outside this app, and what to read.",
  contents: "On this page",
  sources: "Sources",
  league: {
    caption: "Four players, everybody against everybody",
    player: "Player",
    wins: "Won",
    games: "Games",
    total: "Points",
  },
  pairs: { caption: "The ten beginnings", cho: "Cho", han: "Han" },
  sections: [
    {
      id: "history",
      title: "History",
      paragraphs: [
        "Chess in all its forms is thought to go back to Chaturanga, played in India since the sixth century at the latest. Xiangqi grew up in China, and Janggi from Xiangqi, at a time when China had great influence on Korea. Nobody wrote down when that was.",
        "The oldest pieces found so far were taken from a ship that sank near Mado between 1265 and 1268, on the way to the court of Goryeo: pebbles with characters in ink. The first Korean author known to describe the game is Jang Yu (1587–1638). Jo Yeong-seok (1686–1761) painted men bent over a board.",
        "The West learned of it through Stewart Culin's Korean Games of 1895, whose chapter on chess is by W. H. Wilkinson; Murray's history of 1913 rests on it. The first world tournament was held in Harbin in 2009.",
        "What sets Janggi apart is what Korea changed: no river, elephants that roam the whole board, diagonals in the palace for all who enter it, a cannon that must always jump, and the free choice of setup.",
      ],
    },
    {
      id: "chu-han",
      title: "Chu and Han",
      paragraphs: [
        "The generals bear the names of two states. After the fall of Qin, Xiang Yu of Chu and Liu Bang of Han fought for China from 206 to 202 BC; Han won and ruled for four centuries. In Korean the names are 초 (楚) and 한 (漢).",
        "So the red general is called Han and the blue or green one Cho, while the other pieces bear what they are: chariot, cannon, horse, elephant, scholar, soldier. Only the soldiers differ too: 兵 on the red side, 卒 on the other, two words for a soldier of higher and of lower standing. On the board they are equals.",
        "Red pieces are written in regular script, blue ones in cursive: two hands for two armies. North Korean sets do without Chu and Han and write 將, general, and 官, minister.",
      ],
    },
    {
      id: "customs",
      title: "Customs",
      paragraphs: [
        "The elder or higher-ranked player hides a soldier of each colour in two fists, the other picks one. Among friends and family the elder or stronger player simply takes red, and the other moves first.",
        "Players bow before and after the game. Check may be called (장군) and its answer too (멍군), but nobody has to. A pass is shown by turning the general over. Those who watch keep their advice to themselves; that they seldom do is a custom of the parks as well.",
        "Touch-move, “let go is played”, a limit of fifty moves: none of these is fixed in Janggi. Agree on them before the game; where nothing was agreed, the rules of chess are the easiest answer.",
        "Old men around one board, two playing and ten watching, often for small stakes, are a common sight in the parks of Seoul all year round. Baduk is the more popular game today.",
      ],
    },
    {
      id: "tournaments",
      title: "Tournaments",
      paragraphs: [
        "South Korea has two bodies, the Korea Janggi Association (대한장기협회) and the Korea Janggi Federation (대한장기연맹), and their rules differ in places. Tournaments want a winner: where nobody is mated, the points on the board decide, and the deom of 1.5 leaves no tie. A clock is usual; how it is set is not fixed.",
        "When moves repeat, a referee decides who must deviate, often the side that is behind. Perpetual check loses at the third time in most tournaments. With both sides below 30 points, some allow a draw.",
        "A league does not count every win alike. By the Federation's rules of 2020 a full win (완승: mate, resignation, time) brings 7 points and its loser none; a win on points (점수승) brings 4, and its loser keeps 2. In the example A wins all three games, but each on points only; B loses to A on points and beats the others by mate.",
        "B is ahead: two mates and a loss on points, 7 + 7 + 2 = 16, are worth more than three wins on points, 4 + 4 + 4 = 12. Who plays for mate is rewarded, and holding the loss to a count of points is worth something.",
      ],
    },
    {
      id: "setups",
      title: "Sixteen beginnings, or ten",
      paragraphs: [
        "Each side chooses one of four setups, which makes 4 × 4 = 16 starting positions. Turn the board left to right and nothing changes in the game, only its picture: right elephant becomes left elephant, the other two stay as they are. Four positions are their own mirror image; the other twelve come in six pairs. 4 + 6 = 10.",
        "In South Korean rules Han sets up first and Cho answers, so Cho chooses with knowledge. That and the first move are what the deom of 1.5 points is for.",
      ],
    },
    {
      id: "grades",
      title: "Grades: 급 and 단",
      paragraphs: [
        "Learners have a 급 (geup), counted down from 18급 to 1급. Then come the 단 (dan), counted up: 초단 or 1단 is the first, 9단 the highest. The number stands before the word, and for dan the higher is the stronger.",
        "Associations grant grades by examination and results, playing sites by rating, and the two are not the same. The grades of the computer's levels in this app are on a scale of its own, measured by games of the levels against each other.",
      ],
    },
    {
      id: "north",
      title: "Janggi in North Korea",
      paragraphs: [
        "The game is the same but for one rule: a fifth setup, 기동차장기, with the elephants in the corners, then the horses, and the chariots beside the palace.",
        "The words differ. The horse is 말, check is 장훈, its answer 멍훈, facing generals 궁장; the generals are 將 and 官. Setups are named after the elephants as in the South, but left and right are exchanged: 왼상차림 of the South is 오른상장기 of the North. The settings have all of this under “Words”.",
      ],
    },
    {
      id: "places",
      title: "Where to play",
      paragraphs: [
        "On the web: pychess.org plays Janggi with rating, tournaments and analysis; GoldToken by correspondence. In Korea most games are played on phones, in Kakao Janggi above all, and in the rooms of Hangame. Brain TV broadcasts games of professionals.",
        "At a table: in parks and senior citizens' centres in Korea, and elsewhere wherever someone brings a board. The sticker sheet of this app turns a set with Chinese characters into one that anybody can read.",
      ],
    },
    {
      id: "reading",
      title: "What to read",
      paragraphs: [
        "Little has been written in Western languages, and older books describe other rules: in Murray's and Culin's days generals that faced each other, passing and the elephants' places were handled differently from today.",
      ],
    },
    {
      id: "gwangsanghui",
      title: "Gwangsanghui, the enlarged game",
      paragraphs: [
        "Nam Yu-yong (1698–1773) describes an enlarged Janggi, 광상희 (廣象戱), in a chapter of his collected works, the Noeyeonjip. The board has 15 by 14 lines and three palaces on each side: a marshal in the middle, a general on each flank, an army around each.",
        "To the known pieces come vanguard (前鋒), rearguard (後將), elite officers (奇門), travellers (游擊), ambushers (埋伏) and cavalry (騎). Whoever takes a flank general takes over that army, unless the captor is recaptured at once; whoever takes the marshal wins.",
        "What contradicts: one modern account gives the board 15 ranks and 14 files, another the reverse. The elite officers move one or two points in straight lines (tcatmon), any distance diagonally within three files (Japanese Wikipedia), or any distance in straight lines (Ludii). The ambusher steps one point diagonally, or goes like a horse and one point further, and captures only ambushers, or nothing, or only by returning. The vanguard's move is unknown in one account and free in another.",
        "As long as nobody has set these against the original text, the game cannot be played as it was; Janggun does not offer it.",
      ],
    },
  ],
};
