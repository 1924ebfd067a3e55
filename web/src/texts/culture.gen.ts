// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  intro: "Where the game comes from, how it is played outside this app, and further reading.",
  contents: "On this page",
  sources: "Sources",
  league: {
    caption: "Example of a league with four players",
    player: "Player",
    wins: "Won",
    games: "Points in each game",
    total: "Points",
  },
  pairs: {
    caption: "The ten starting positions (left and right as each player sees them)",
    cho: "Cho",
    han: "Han",
  },
  sections: {
    history: {
      title: "History",
      paragraphs: [
        "All forms of chess are thought to go back to Chaturanga, which was played in India by the sixth century. Xiangqi developed in China, and Janggi developed from Xiangqi at a time when China had great influence on Korea. There is no record of when that was.",
        "The oldest pieces found so far are pebbles with characters written in ink. They come from a ship that sank near the island of Mado between 1265 and 1268 on its way to the court of Goryeo. The first Korean author known to describe the game is Jang Yu (1587–1638). Jo Yeong-seok (1686–1761) painted men bent over a board.",
        "The West learned of Janggi through Stewart Culin's book \"Korean Games\" (1895), whose chapter on chess is by W. H. Wilkinson. It is also the source on Korean chess in H. J. R. Murray's \"A History of Chess\" (1913). The first world tournament was held in Harbin in 2009.",
        "Several changes made in Korea set Janggi apart from Xiangqi: there is no river, elephants can go anywhere on the board, chariots, cannons and soldiers may follow the diagonals of a palace, cannons must always jump, and players choose their setup. Horses and elephants ignore the lines of the palace. Professional games often last more than 150 moves.",
      ],
    },
    "chu-han": {
      title: "Chu and Han",
      paragraphs: [
        "The generals are named after two states. After the fall of Qin, Xiang Yu of Chu and Liu Bang of Han fought for control of China from 206 to 202 BC; Han won and ruled for four centuries. In Korean the names are 초 (楚) and 한 (漢).",
        "The red general is therefore called Han, and the blue or green one Cho. The other pieces bear their own names: chariot, cannon, horse, elephant, scholar (the guard) and soldier. Of these, only the soldiers differ between the sides: 兵 for red and 卒 for the other side. The words mean a soldier of higher and of lower rank, but on the board the two are equal.",
        "Red pieces are written in regular script, blue or green ones in cursive. North Korean sets use 將 (general) and 官 (official) instead of Chu and Han.",
      ],
    },
    customs: {
      title: "Customs",
      paragraphs: [
        "The older or higher-ranked player hides a soldier of each side, one in each fist. The other player picks a hand and plays the side of the soldier in it. Among friends and family the older or stronger player simply takes red and the other moves first.",
        "Players bow before and after the game. Players may call check (장군) and the answer to it (멍군), but do not have to. A pass is shown by turning the general over, as on the board of this app. Spectators are supposed to keep their advice to themselves, but in the parks they rarely do.",
        "Janggi has no fixed rules on touch-move, on when a move is final, or on a limit of fifty moves without a capture. Agree on them before the game. If nothing was agreed, it is easiest to follow the rules of chess.",
        "Old men around a board, two of them playing, often for small stakes, and ten watching, are a common sight in the parks of Seoul all year round. Baduk (Go) is the more popular game today.",
      ],
    },
    tournaments: {
      title: "Tournaments",
      paragraphs: [
        "South Korea has two Janggi organisations, the Korea Janggi Association (대한장기협회) and the Korea Janggi Federation (대한장기연맹), and their rules differ in places. Most tournament games need a winner: if there is no mate, the points on the board decide, and the deom of 1.5 prevents ties. A clock is usual, but its settings are not standardised.",
        "When moves repeat, a referee decides who must deviate, often the side that is behind. In most tournaments, a side that gives perpetual check loses when the position occurs for the third or fourth time. Some allow a draw when both sides are below 30 points.",
        "In a league, not every win counts the same. Under the Federation's rules of 2020 a full win (완승: mate, resignation or time) scores 7 points and the loser gets none. A win on points (점수승) scores 4, and the loser gets 2. In the example, A wins all three games, but only on points. B loses to A on points and beats the others by mate.",
        "B is ahead: two mates and a loss on points, 7 + 7 + 2 = 16, are worth more than three wins on points, 4 + 4 + 4 = 12. Playing for mate is rewarded, and so is limiting a loss to a loss on points.",
      ],
    },
    setups: {
      title: "Sixteen starting positions, or ten",
      paragraphs: [
        "Each side chooses one of four setups, which makes 4 × 4 = 16 starting positions. If you mirror the board left to right, the game stays the same and only the picture changes: right elephant becomes left elephant, and the other two setups stay as they are. Four positions are their own mirror image; the other twelve come in six pairs. 4 + 6 = 10.",
        "Under South Korean rules, Han sets up first and Cho answers, so Cho chooses with more information. Cho also moves first. The deom of 1.5 points compensates Han for both.",
      ],
    },
    grades: {
      title: "Grades: 급 and 단",
      paragraphs: [
        "Learners have a 급 (geup), counted down from 18급 to 1급. Then come the 단 (dan), counted up: 초단 or 1단 is the first, 9단 the highest. The number comes before the word, and a higher dan is stronger.",
        "Associations grant grades by examination and results, and online servers by rating; these scales differ. The grades of the computer levels in this app are on yet another scale, measured in games between the levels.",
      ],
    },
    north: {
      title: "Janggi in North Korea",
      paragraphs: [
        "The game is nearly the same, with one addition: a fifth setup, 기동차장기, has the elephants in the corners, then the horses, and the chariots beside the palace. Sources disagree on other differences.",
        "The words differ. The horse is 말, check is 장훈, its answer 멍훈, facing generals 궁장; the generals are 將 and 官. Setups are named after the elephants as in the South, but left and right are exchanged: 왼상차림 in the South is 오른상장기 in the North. You can switch to North Korean terms in the settings, under \"Terms\".",
      ],
    },
    places: {
      title: "Where to play",
      paragraphs: [
        "On the web: pychess.org has Janggi with ratings, tournaments and analysis, and GoldToken.com has correspondence games. Wikipedia also lists older programs: a Janggi applet, Korean Chess by Ed Friedlander (Java) and the Online Janggi Board (JavaScript). In Korea, most games are played on phones, above all in Kakao Janggi and on Hangame. Brain TV broadcasts professional games.",
        "Over the board: in parks and senior centres in Korea, and anywhere else that has a board. If you cannot read the Chinese characters on a set, print the sticker sheet in this app and stick the pictures on the pieces.",
      ],
    },
    reading: {
      title: "What to read",
      paragraphs: [
        "Little has been written in Western languages, and older books describe other rules: in Murray and Culin, facing generals, passing and the placement of the elephants differ from today's rules.",
      ],
    },
    gwangsanghui: {
      title: "Gwangsanghui, the enlarged game",
      paragraphs: [
        "Nam Yu-yong (1698–1773) describes an enlarged Janggi, 광상희 (廣象戱), in a chapter of his collected works, the Noeyeonjip. The board has 15 by 14 lines and three palaces on each side. The marshal is in the middle palace and a general is in each of the other two, with an army around each.",
        "The new pieces are vanguard (前鋒), rearguard (後將), elite officers (奇門), raiders (游擊), ambushers (埋伏) and cavalry (騎). Capturing a flank general wins control of that army, unless the capturing piece is recaptured at once. Capturing the marshal wins the game.",
        "The sources contradict each other. One modern account gives the board 15 ranks and 14 files, another the reverse. The elite officers move one or two points in straight lines (tcatmon), any distance diagonally within three files (Japanese Wikipedia), or any distance in straight lines (Ludii). The ambusher steps one point diagonally in one account; in another, it moves like a horse and then one point further. It captures only ambushers, or nothing at all, or returns to its place after a capture, depending on the account. The vanguard's move is unknown in one account and free in another.",
        "These accounts have not been checked against the original text. The rules therefore remain uncertain, and Janggun does not offer the game.",
      ],
    },
  },
};

export type CultureTexts = typeof en;

export const ko: CultureTexts = {
  intro: "장기의 유래와 풍습, 장기를 둘 수 있는 곳, 읽을거리를 모았습니다.",
  contents: "목차",
  sources: "참고한 글",
  league: {
    caption: "네 사람 리그전의 예",
    player: "대국자",
    wins: "승",
    games: "대국별 승점",
    total: "합계",
  },
  pairs: {
    caption: "열 가지 시작 국면(좌우는 각자 자기 쪽에서 본 방향)",
    cho: "초",
    han: "한",
  },
  sections: {
    history: {
      title: "역사",
      paragraphs: [
        "체스와 장기 같은 놀이는 모두 6세기에 이미 인도에서 두던 차투랑가에서 갈라져 나온 것으로 봅니다. 중국에서 샹치가 발전했고, 중국의 영향이 크던 때에 샹치에서 장기가 나왔습니다. 그때가 언제인지는 기록에 남아 있지 않습니다.",
        "지금까지 나온 가장 오래된 장기알은 1265~1268년 무렵 강화도로 가다가 마도 앞바다에 가라앉은 배에서 건진 것으로, 조약돌에 먹으로 글자가 쓰여 있습니다. 장기를 처음 글로 남긴 사람은 장유(1587~1638)로 알려져 있고, 조영석(1686~1761)은 장기 두는 사람들을 그렸습니다.",
        "장기는 1895년에 나온 스튜어트 컬린의 책 ‘한국의 놀이’를 통해 서양에 알려졌습니다. 이 책에서 장기를 다룬 장은 윌킨슨이 썼고, 1913년 머리(Murray)의 ‘체스의 역사’도 장기에 관해서는 이 글을 따랐습니다. 첫 세계인 장기 대회는 2009년 하얼빈에서 열렸습니다.",
        "장기는 샹치와 여러 가지가 다릅니다. 강이 없고, 상이 판 전체를 다니며, 차와 포, 졸은 궁성에서 대각선으로도 갑니다. 포는 언제나 기물을 넘어야 하고, 마와 상의 차림을 고를 수 있습니다. 마와 상은 궁성의 선과 상관없이 움직입니다. 프로 대국은 150수를 넘길 때가 많습니다.",
      ],
    },
    "chu-han": {
      title: "초와 한",
      paragraphs: [
        "두 궁에는 나라 이름인 초(楚)와 한(漢)이 쓰여 있습니다. 진나라가 무너진 뒤 기원전 206년부터 202년까지 초의 항우와 한의 유방이 천하를 다투었고, 이긴 한이 400년을 다스렸습니다.",
        "붉은 쪽이 한, 푸른 쪽이 초입니다. 다른 기물에는 차, 포, 마, 상, 사처럼 기물 이름이 쓰여 있고, 병사만 붉은 쪽이 兵, 푸른 쪽이 卒로 다릅니다. 말뜻으로는 병이 졸보다 높지만 판 위에서는 똑같습니다.",
        "한의 기물은 반듯한 해서, 초의 기물은 흘려 쓴 초서로 씁니다. 북한 장기알에는 초와 한이 없고 將과 官이 쓰여 있습니다.",
      ],
    },
    customs: {
      title: "대국 예절",
      paragraphs: [
        "윗사람이나 단이 높은 사람이 양손에 졸과 병을 하나씩 쥐면, 상대가 한 손을 골라 그 안에 든 기물의 진영을 잡습니다. 친구나 식구끼리는 나이가 많거나 실력이 나은 사람이 한을 잡고 다른 사람이 먼저 둡니다.",
        "두기 전과 둔 뒤에 인사합니다. 장군과 멍군은 불러도 되고 부르지 않아도 됩니다. 한수쉼은 궁을 뒤집어 알리며, 이 앱의 판에서도 그렇게 보입니다. 구경하는 사람은 훈수하지 않는 것이 예의지만, 공원에서는 잘 지켜지지 않습니다.",
        "한 번 둔 수는 무르지 않는 것(일수불퇴)이 예의입니다. 그러나 만진 기물을 꼭 움직여야 하는지, 기물을 잡지 않은 채 몇 수까지 둘 수 있는지는 대회와 프로그램마다 다르니 두기 전에 약속하는 것이 좋습니다.",
        "서울의 공원에 가면 둘이 두고 여럿이 둘러서서 구경하는 모습을 사철 볼 수 있습니다. 작은 내기를 하기도 합니다. 요즘은 장기보다 바둑을 두는 사람이 더 많습니다.",
      ],
    },
    tournaments: {
      title: "대회",
      paragraphs: [
        "한국에는 대한장기협회와 대한장기연맹 두 단체가 있고 규칙이 조금씩 다릅니다. 대부분의 대회에서는 승자를 정해야 하므로, 외통이 나지 않으면 남은 기물의 점수로 승부를 가리며, 덤 1.5점이 있어 동점이 나오지 않습니다. 시계를 쓰는 것이 보통이지만 시간은 대회마다 다릅니다.",
        "수가 되풀이되면 누가 다른 수를 두어야 하는지 심판이 정하는데, 대개 지고 있는 쪽이 다른 수를 둡니다. 대부분의 대회에서는 반복장군으로 같은 국면이 세 번째나 네 번째 나오면 장군을 부른 쪽이 집니다. 양쪽이 모두 30점 미만이면 비길 수 있는 대회도 있습니다.",
        "리그전에서는 이겼다고 승점이 다 같지 않습니다. 2020년 대한장기연맹 규정에 따르면 완승(외통승, 기권승, 시간승)은 7점, 완패는 0점이고, 점수승은 4점, 점수패는 2점입니다. 아래 예에서 A는 세 판을 모두 점수승으로 이겼고, B는 A에게 점수로 졌지만 나머지 두 판을 외통으로 이겼습니다.",
        "앞선 사람은 B입니다. 7 + 7 + 2 = 16점이 4 + 4 + 4 = 12점보다 많습니다. 외통을 노리는 사람이 유리하고, 지더라도 점수패로 막으면 승점 2점을 얻습니다.",
      ],
    },
    setups: {
      title: "시작 국면의 가짓수",
      paragraphs: [
        "양쪽이 네 차림 가운데 하나씩 고르므로 시작 국면은 4 × 4 = 16가지입니다. 판을 좌우로 뒤집으면 모양만 바뀔 뿐 내용은 같습니다. 오른상차림은 왼상차림이 되고 나머지 둘은 그대로입니다. 열여섯 국면 가운데 네 가지는 뒤집어도 그대로이고 나머지 열둘은 둘씩 짝이 되므로 4 + 6 = 10가지입니다.",
        "한국 규칙에서는 한이 먼저 차리고 초가 보고 차립니다. 상대의 차림을 보고 고르는 이점과 먼저 두는 이점을 덤 1.5점으로 보정합니다.",
      ],
    },
    grades: {
      title: "급과 단",
      paragraphs: [
        "등급은 18급에서 1급까지 올라간 다음, 초단(1단)에서 9단까지 올라갑니다.",
        "단체는 심사와 성적으로, 온라인 장기 사이트는 레이팅으로 급과 단을 주며 둘의 기준은 서로 다릅니다. 이 앱에서 컴퓨터 단계에 붙인 급과 단은 단계끼리 대국시켜 잰 자체 기준입니다.",
      ],
    },
    north: {
      title: "북한의 장기",
      paragraphs: [
        "남쪽과 거의 같습니다. 다만 다섯째 차림인 기동차장기가 있어 상을 맨 바깥에, 그 옆에 마를, 사 옆에 차를 놓을 수 있습니다. 그 밖의 차이는 자료마다 다릅니다.",
        "용어도 다릅니다. 마는 말, 장군은 장훈, 멍군은 멍훈, 빅장은 궁장이라 하고 궁에는 將과 官을 씁니다. 차림 이름은 왼쪽과 오른쪽이 바뀌어, 남쪽의 왼상차림이 북쪽의 오른상장기입니다. 어느 쪽 용어를 쓸지는 설정의 ‘용어’에서 고를 수 있습니다.",
      ],
    },
    places: {
      title: "둘 수 있는 곳",
      paragraphs: [
        "웹에서는 pychess.org에서 레이팅 대국과 대회, 분석을 즐길 수 있고, GoldToken.com에서 통신 대국을 둘 수 있습니다. 위키백과에는 옛 프로그램인 장기 애플릿, 에드 프리들랜더의 Korean Chess(자바), Online Janggi Board(자바스크립트)도 실려 있습니다. 한국에서는 휴대폰으로 카카오장기와 한게임에서 가장 많이 둡니다. 브레인TV는 프로 대국을 중계합니다.",
        "마주 앉아 두고 싶으면 공원이나 경로당을 찾아가면 됩니다. 장기판을 챙겨 다니면 어디서든 둘 수 있습니다. 한자를 모르는 사람과는 이 앱의 그림 스티커를 장기알에 붙이고 두면 됩니다.",
      ],
    },
    reading: {
      title: "읽을거리",
      paragraphs: [
        "서양에서 나온 책은 드물고, 오래된 책의 규칙은 지금과 다릅니다. 머리(Murray)와 컬린의 책에서는 빅장과 한수쉼, 상의 자리가 오늘날과 다릅니다.",
      ],
    },
    gwangsanghui: {
      title: "광상희",
      paragraphs: [
        "남유용(1698~1773)의 문집인 뇌연집의 광상희지(廣象戱志)에 확장된 장기가 나옵니다. 판은 15줄×14줄이고 양쪽에 궁성이 셋씩 있습니다. 가운데에 원수, 좌우에 장이 있고 각각 군사를 거느립니다.",
        "원래 기물에 더해 전봉(前鋒), 후장(後將), 기문(奇門), 유격(游擊), 매복(埋伏), 기(騎)가 있습니다. 상대의 좌우 장을 잡으면 그 장의 군사를 모두 넘겨받지만, 잡은 기물이 바로 잡히면 무효입니다. 원수를 잡으면 이깁니다.",
        "자료마다 설명이 다릅니다. 판이 가로 15줄에 세로 14줄이라는 글과 그 반대라는 글이 있습니다. 기문은 곧은 길로 한두 칸 간다고도(tcatmon), 세 줄 안에서 대각선으로 얼마든지 간다고도(일본어 위키백과), 곧은 길로 얼마든지 간다고도(Ludii) 합니다. 매복은 대각선으로 한 칸 간다고도, 마처럼 가서 한 칸 더 간다고도 하며, 매복만 잡는다거나, 아무것도 못 잡는다거나, 잡은 뒤 제자리로 돌아온다고도 합니다. 전봉의 행마는 모른다는 글도, 자유롭다는 글도 있습니다.",
        "이 설명들을 아직 원문과 대조하지 못해 원래 규칙이 확실하지 않으므로, 이 앱에서는 제공하지 않습니다.",
      ],
    },
  },
};

export const nl: CultureTexts = {
  intro: "Waar het spel vandaan komt, hoe het buiten deze app wordt gespeeld, en wat je erover kunt lezen.",
  contents: "Op deze pagina",
  sources: "Bronnen",
  league: {
    caption: "Voorbeeld van een competitie met vier spelers",
    player: "Speler",
    wins: "Gewonnen",
    games: "Punten per partij",
    total: "Punten",
  },
  pairs: {
    caption: "De tien beginstellingen (links en rechts zoals elke speler ze ziet)",
    cho: "Cho",
    han: "Han",
  },
  sections: {
    history: {
      title: "Geschiedenis",
      paragraphs: [
        "Alle vormen van schaken gaan vermoedelijk terug op Chaturanga, dat al in de zesde eeuw in India werd gespeeld. In China ontstond Xiangqi, en uit Xiangqi Janggi, in een tijd waarin China veel invloed had op Korea. Wanneer dat was, is niet bekend.",
        "De oudste stukken die gevonden zijn, komen uit een schip dat tussen 1265 en 1268 bij Mado zonk, op weg naar het hof van Goryeo: kiezels met tekens in inkt. De eerste Koreaanse schrijver die het spel voor zover bekend beschreef, is Jang Yu (1587–1638). Jo Yeong-seok (1686–1761) schilderde mannen die over een bord gebogen zitten.",
        "Het Westen leerde het spel kennen door ‘Korean Games’ van Stewart Culin uit 1895, waarin W. H. Wilkinson het hoofdstuk over schaken schreef; ook wat H. J. R. Murray in ‘A History of Chess’ (1913) over het spel schrijft, komt daaruit. Het eerste wereldtoernooi werd in 2009 in Harbin gehouden.",
        "In Korea werd Janggi door een aantal veranderingen een eigen spel: er is geen rivier, olifanten gaan over het hele bord, strijdwagens, kanonnen en soldaten mogen in een paleis ook de diagonalen volgen, een kanon moet altijd springen, en spelers kiezen hun opstelling. Paarden en olifanten trekken zich van de lijnen van het paleis niets aan. Partijen van professionals duren vaak meer dan 150 halve zetten.",
      ],
    },
    "chu-han": {
      title: "Chu en Han",
      paragraphs: [
        "De generaals dragen de namen van twee staten. Na de val van Qin vochten Xiang Yu van Chu en Liu Bang van Han van 206 tot 202 v.Chr. om de macht in China; Han won en heerste vier eeuwen. In het Koreaans heten ze 초 (楚) en 한 (漢).",
        "De rode generaal heet dus Han en de blauwe of groene Cho, terwijl op de andere stukken staat wat ze zijn: strijdwagen, kanon, paard, olifant, geleerde, soldaat. Verder verschillen alleen de soldaten: 兵 bij rood, 卒 bij de ander, twee woorden voor een soldaat van hogere en lagere rang. Op het bord zijn ze gelijk.",
        "De tekens op rode stukken zijn in standaardschrift geschreven, die op blauwe of groene in cursief schrift. Noord-Koreaanse sets gebruiken geen Chu en Han, maar 將 (generaal) en 官 (ambtenaar).",
      ],
    },
    customs: {
      title: "Gewoonten",
      paragraphs: [
        "De oudste speler, of de speler met de hoogste graad, verbergt van elke kant een soldaat, in elke hand één. De ander kiest een hand en speelt met de kant van de soldaat die erin zit. Onder vrienden en familie neemt de oudste of sterkste gewoon rood en begint de ander.",
        "Spelers buigen voor en na de partij. Je mag schaak roepen (장군, janggun) en ook het antwoord (멍군, meonggun), maar het hoeft niet. Wie past, draait de generaal om; zo ziet het er ook op het bord van deze app uit. Toeschouwers horen geen advies te geven, al lukt dat in de parken zelden.",
        "‘Aanraken is zetten’, ‘losgelaten is gezet’ en de vijftigzettenregel zijn in Janggi geen vaste regels. Spreek ze vóór de partij af. Is er niets afgesproken, dan kun je het best de regels van het schaken aanhouden.",
        "In de parken van Seoul zie je het hele jaar oude mannen rond een bord: twee spelen er, vaak om een klein bedrag, en tien kijken toe. Go (baduk) is tegenwoordig populairder.",
      ],
    },
    tournaments: {
      title: "Toernooien",
      paragraphs: [
        "Zuid-Korea heeft twee bonden, de Korea Janggi Association (대한장기협회) en de Korea Janggi Federation (대한장기연맹), en hun regels verschillen hier en daar. Bij de meeste toernooipartijen moet er een winnaar zijn: zonder mat beslissen de punten op het bord, en dankzij het deom van 1,5 kunnen die niet gelijk zijn. Een klok is gebruikelijk; de instelling ligt niet vast.",
        "Bij herhaling van zetten wijst een scheidsrechter aan wie moet afwijken, vaak de speler die achterstaat. Wie eeuwig schaak geeft, verliest op de meeste toernooien als de stelling voor de derde of vierde keer voorkomt. Hebben beide spelers minder dan 30 punten, dan is soms gelijkspel mogelijk.",
        "In een competitie telt niet elke winst even zwaar. Volgens de regels van de Korea Janggi Federation uit 2020 levert volle winst (완승: mat, opgeven of tijd) 7 punten op en krijgt de verliezer niets; winst op punten (점수승) levert 4 punten op, en dan krijgt de verliezer er 2. In het voorbeeld wint A alle drie de partijen, maar steeds op punten; B verliest van A op punten en zet de anderen mat.",
        "B staat bovenaan, want twee keer mat en één verlies op punten (7 + 7 + 2 = 16) is meer waard dan drie keer winst op punten (4 + 4 + 4 = 12). Op mat spelen wordt beloond, en ook een verlies op punten levert nog iets op.",
      ],
    },
    setups: {
      title: "Zestien beginstellingen, of tien",
      paragraphs: [
        "Elke speler kiest een van de vier opstellingen, dus zijn er 4 × 4 = 16 beginstellingen. Spiegel je het bord, dan verandert er niets aan het spel, alleen aan het beeld: de rechterolifant wordt de linkerolifant, de andere twee opstellingen blijven gelijk. Vier stellingen zijn hun eigen spiegelbeeld; de andere twaalf vormen zes paren. 4 + 6 = 10.",
        "Volgens Zuid-Koreaanse regels stelt Han eerst op; Cho ziet die opstelling en kiest dan pas. Cho doet ook de eerste zet. Het deom van 1,5 punt voor Han compenseert beide voordelen.",
      ],
    },
    grades: {
      title: "Graden: 급 en 단",
      paragraphs: [
        "Leerlingen hebben een 급 (geup), aflopend van 18급 tot 1급. Daarna komen de 단 (dan), oplopend: 초단 of 1단 is de eerste, 9단 de hoogste. Het getal staat vóór het woord, en bij dan geldt: hoe hoger, hoe sterker.",
        "Bonden kennen graden toe op grond van examens en resultaten, speelsites op grond van de rating; die graden zijn niet hetzelfde. De graden van de computer in deze app volgen een eigen schaal, gemeten in partijen van de niveaus tegen elkaar.",
      ],
    },
    north: {
      title: "Janggi in Noord-Korea",
      paragraphs: [
        "Het spel is bijna hetzelfde, met één toevoeging: een vijfde opstelling, 기동차장기, met de olifanten in de hoeken, dan de paarden, en de strijdwagens naast het paleis. Over andere verschillen zijn de bronnen het niet eens.",
        "De woorden verschillen. Het paard is 말, schaak is 장훈, het antwoord daarop 멍훈, Bigjang 궁장; de generaals zijn 將 en 官. Opstellingen zijn naar de olifanten genoemd, net als in het Zuiden, maar links en rechts zijn verwisseld: 왼상차림 in het Zuiden is 오른상장기 in het Noorden. Je kunt Noord-Koreaanse termen kiezen in de instellingen, onder ‘Termen’.",
      ],
    },
    places: {
      title: "Waar je kunt spelen",
      paragraphs: [
        "Op het web: pychess.org biedt Janggi met ratings, toernooien en analyse, en GoldToken.com correspondentiepartijen. Wikipedia noemt ook oudere programma's: een Janggi-applet, Korean Chess van Ed Friedlander (Java) en het Online Janggi Board (JavaScript). In Korea wordt vooral op de telefoon gespeeld, het meest in Kakao Janggi en op Hangame. Brain TV zendt partijen van professionals uit.",
        "Aan het bord: in Korea in parken en buurthuizen, en elders overal waar een bord is. Met het stickervel van deze app is een set met Chinese tekens voor iedereen leesbaar.",
      ],
    },
    reading: {
      title: "Meer lezen",
      paragraphs: [
        "In westerse talen is weinig geschreven, en oude boeken beschrijven andere regels: bij Murray en Culin gelden voor generaals die tegenover elkaar staan, voor passen en voor de plaats van de olifanten andere regels dan nu.",
      ],
    },
    gwangsanghui: {
      title: "Gwangsanghui, het vergrote spel",
      paragraphs: [
        "Nam Yu-yong (1698–1773) beschrijft een vergroot Janggi, 광상희 (廣象戱), in een hoofdstuk van zijn verzameld werk, de Noeyeonjip. Het bord heeft 15 bij 14 lijnen en aan elke kant drie paleizen. In het middelste staat de maarschalk, in de andere twee elk een generaal, met een leger om zich heen.",
        "De nieuwe stukken zijn voorhoede (前鋒), achterhoede (後將), keurofficieren (奇門), vrijbuiters (游擊), hinderlagen (埋伏) en ruiters (騎). Wie een flankgeneraal slaat, neemt dat leger over, tenzij het slaande stuk meteen wordt teruggeslagen. Wie de maarschalk slaat, wint.",
        "De bronnen spreken elkaar tegen. Volgens de ene beschrijving heeft het bord 15 rijen en 14 kolommen, volgens de andere is het omgekeerd. De keurofficieren gaan één of twee punten recht (tcatmon), schuin zo ver ze willen binnen drie kolommen (Japanse Wikipedia), of recht zo ver ze willen (Ludii). De hinderlaag gaat één punt schuin, of als een paard en één punt verder, en slaat alleen hinderlagen, of niets, of keert na het slaan terug. Hoe de voorhoede beweegt, is volgens de ene beschrijving onbekend en volgens de andere vrij.",
        "Deze beschrijvingen zijn niet met de oorspronkelijke tekst vergeleken. De oude regels staan dus niet vast, en daarom biedt Janggun het spel niet aan.",
      ],
    },
  },
};

export const CULTURE_TEXTS: Readonly<Record<Lang, CultureTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const cultureTexts = (): CultureTexts => inUse(CULTURE_TEXTS);
