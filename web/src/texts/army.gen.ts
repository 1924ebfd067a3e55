// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "Chess War: the JangGi army",
  intro: [
    "In Chess War, armies from different kinds of chess play each other. One of its rule sheets, \"The JangGi Army\", describes the Korean army: its pieces and their ranks, how they move and how the game ends.",
    "This page summarises the sheet. In the rule set Chess War, both sides have a Janggi army and play by the rules of the sheet.",
  ],
  play: "Compare with the other rule sets",
  army: {
    title: "The army",
    caption: "Sixteen pieces and their ranks on the sheet",
    piece: "Piece",
    count: "Count",
    inText: "Rank in the text",
    onCard: "Rank on the piece's card",
    ranks: {
      /** Ranks. King, Lieutenant and so on are the sheet's own words: keep them, after a translation. */
      King: "King",
      Lieutenant: "Lieutenant",
      Knight: "Knight",
      Soldier: "Soldier",
      Pawn: "Pawn",
    },
    strength: "The sheet gives the whole army a strength of 53. It does not say on which scale, or what a single piece is worth, so the number cannot be checked and is not used.",
  },
  contradictions: {
    title: "Where the sheet contradicts itself",
    lines: [
      "\"Army Size: 15 Pieces\", then \"7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King\", which makes 18. The sheet describes 16 pieces, as in every Janggi set, and Janggun uses those.",
      "\"2 Bishops\": no piece has this rank in the text or on its card. Without them, the list adds up to 16 pieces.",
      "The cannon is a \"Knight\" in the text and a \"Pawn\" on its card, the elephant a \"Knight\" and a \"Lieutenant\", the guard a \"Soldier\" and a \"Pawn\". Ranks have no effect in a game between two Janggi armies.",
      "\"8x8 Grid\", with lines \"numbered vertically 1~10, and horizontally with A~I\". This numbering means nine by ten points, as on the usual board.",
      "Soldiers go \"forward diagonally along the enemy palace lines\" in the text, \"1 space diagonally\" on the card. Here a diagonal step must be a step forward, because the sheet also says \"never backward\".",
      "Facing generals: the text says \"The game will end in a draw\", the card \"Cannot be line of sight\". The same line of the card adds \"Causes a Draw\", so here facing generals are allowed and end the game in a draw.",
      "The elephant is described as \"Elephants / Ministers\", and the description of the guard's moves begins \"The Minister moves\". Here each piece keeps its own moves.",
    ],
  },
  ranks: {
    title: "Five setups of the back rank",
    lines: [
      "The picture of the standard position has been lost, but the first swap on the sheet implies its setup: horses outside, elephants inside. A player may also choose one of four other setups.",
      "Left and right on the sheet differ from the South Korean names: its \"Left Elephants\" swaps the right-hand pair, which gives the setup called right elephant in South Korea and left elephant in North Korea.",
      "Traditionally the players take turns placing one piece at a time before the game begins.",
    ],
  },
  moves: {
    title: "How the pieces move",
    lines: [
      "The moves of three pieces differ from those in Janggi. The cannon moves without jumping and jumps only to capture. The guards and the general move one point in any direction inside the palace, with or without a line.",
    ],
  },
  ending: {
    title: "How the game ends",
    lines: [
      "A side loses when its general is captured or checkmated.",
      "If the generals face each other when a turn begins, the game is drawn at once. This rule comes before mate and applies even in the starting position.",
      "A side that is not in check may pass (한수쉼). The sheet does not mention points, repetition or clocks.",
    ],
  },
  lost: {
    title: "Against a FIDE army",
    lines: [
      "The sheet also had \"Starting positions against FIDE Pieces\", but only as pictures, which are lost. The text does not say where the other army is placed or how its pieces move through the palace.",
      "The project documentation explains why Janggun does not offer this game:",
    ],
  },
  source: "Source: \"The JangGi Army (Korean Chess)\", ChessWar Traditional. Quotations are taken from the sheet.",
};

export type ArmyTexts = typeof en;

export const ko: ArmyTexts = {
  title: "체스 워: 장기 군대",
  intro: [
    "체스 워는 여러 나라 장기의 군대가 서로 맞붙는 놀이입니다. 규칙 설명서 가운데 하나인 ‘The JangGi Army’에 한국 장기 군대의 기물과 계급, 행마, 승부를 가리는 법이 적혀 있습니다.",
    "이 글은 그 설명서를 우리말로 간추린 것입니다. 여기서 ‘체스 워’ 규칙으로 두면 양쪽이 모두 장기 군대를 쓰며, 나머지는 설명서대로입니다.",
  ],
  play: "다른 규칙과 비교하기",
  army: {
    title: "군대",
    caption: "기물 열여섯 개와 설명서에 적힌 계급",
    piece: "기물",
    count: "개수",
    inText: "계급(본문)",
    onCard: "계급(카드)",
    ranks: {
      King: "왕(King)",
      Lieutenant: "부관(Lieutenant)",
      Knight: "기사(Knight)",
      Soldier: "병사(Soldier)",
      Pawn: "폰(Pawn)",
    },
    strength: "설명서에는 군대 전체의 힘이 53이라고 적혀 있습니다. 무엇을 기준으로 한 값인지, 기물 하나의 힘이 얼마인지는 적혀 있지 않아 확인할 수 없고, 승부에도 쓰지 않습니다.",
  },
  contradictions: {
    title: "설명서의 앞뒤가 맞지 않는 곳",
    lines: [
      "“Army Size: 15 Pieces”라고 하고 “7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King”이라고 적었는데, 더하면 18개입니다. 설명서에 나오는 기물은 여느 장기와 같이 16개이며, 여기서는 그 16개로 둡니다.",
      "“2 Bishops”: 본문에도 카드에도 이 계급인 기물이 없습니다. 이 둘을 빼고 더하면 16개가 됩니다.",
      "포는 본문에서 “Knight”, 카드에서 “Rank Pawn”이고, 상은 “Knight”와 “Lieutenant”, 사는 “Soldier”와 “Pawn”입니다. 장기 군대끼리 둘 때 계급은 승부에 영향이 없습니다.",
      "“8x8 Grid”라고 하면서 줄은 “numbered vertically 1~10, and horizontally with A~I”라고 적었습니다. 가로 9줄, 세로 10줄인 보통 장기판입니다.",
      "졸과 병은 본문에서 “forward diagonally along the enemy palace lines”, 카드에서 “1 space diagonally”로 간다고 되어 있습니다. 여기서는 “never backward”에 맞추어 대각선으로도 앞으로만 갑니다.",
      "두 궁이 마주 볼 때: 본문은 “The game will end in a draw”, 카드는 “Cannot be line of sight”라고 합니다. 카드의 같은 줄에 “Causes a Draw”가 있으므로 금지가 아니라 무승부입니다.",
      "상을 “Elephants / Ministers”라고 하고, 사의 행마도 “The Minister moves”로 시작합니다. 여기서는 상과 사가 각자의 행마대로 움직입니다.",
    ],
  },
  ranks: {
    title: "뒷줄의 다섯 가지 차림",
    lines: [
      "기본 차림의 그림은 남아 있지 않지만, 마와 상을 바꾸는 첫 번째 설명으로 보아 마가 바깥, 상이 안쪽인 안상차림입니다. 그 밖의 네 가지 차림 가운데 하나를 골라도 됩니다.",
      "설명서에서는 왼쪽과 오른쪽이 한국의 차림 이름과 반대입니다. “Left Elephants”는 오른쪽의 마와 상을 바꾼 것으로, 한국에서는 오른상차림(북한에서는 왼상장기)이라고 합니다.",
      "전통적으로는 대국 전에 기물을 번갈아 하나씩 놓습니다.",
    ],
  },
  moves: {
    title: "기물의 행마",
    lines: [
      "세 기물의 행마가 장기와 다릅니다. 포는 다른 기물을 넘지 않고 움직이며, 잡을 때만 하나를 넘습니다. 사와 궁은 선이 없어도 궁성 안에서 어느 쪽으로든 한 칸 갑니다.",
    ],
  },
  ending: {
    title: "승부",
    lines: [
      "궁이 잡히거나 외통이 되면 집니다.",
      "차례가 시작될 때 두 궁이 마주 보고 있으면 바로 무승부입니다. 외통보다 먼저 따지며, 시작 국면에서도 그렇습니다.",
      "장군을 받지 않았으면 한 수 쉴 수 있습니다. 점수와 반복수, 시간은 설명서에 없습니다.",
    ],
  },
  lost: {
    title: "체스 군대와 맞붙기",
    lines: [
      "설명서에는 “Starting positions against FIDE Pieces”도 있었으나 그림뿐이었습니다. 그림은 남아 있지 않고, 상대 군대를 어디에 놓는지, 그 기물이 궁성을 어떻게 지나는지 적은 글도 없습니다.",
      "이 대국 방식을 제공하지 않는 이유는 다음 개발 문서에 있습니다.",
    ],
  },
  source: "출처: “The JangGi Army (Korean Chess)”, ChessWar Traditional. 따옴표 안은 설명서에 적힌 그대로입니다.",
};

export const nl: ArmyTexts = {
  title: "Chess War: het JangGi-leger",
  intro: [
    "In Chess War spelen legers uit verschillende soorten schaak tegen elkaar. Een van de regelbladen, ‘The JangGi Army’, beschrijft het Koreaanse leger: de stukken en hun rang, hoe ze bewegen en hoe de partij eindigt.",
    "Deze pagina vat het blad samen. Bij de spelregels ‘Chess War’ hebben beide kanten een Janggi-leger en gelden alleen de regels van het blad.",
  ],
  play: "Vergelijken met andere spelregels",
  army: {
    title: "Het leger",
    caption: "Zestien stukken en hun rang volgens het blad",
    piece: "Stuk",
    count: "Aantal",
    inText: "Rang in de tekst",
    onCard: "Rang op de kaart",
    ranks: {
      King: "koning (King)",
      Lieutenant: "luitenant (Lieutenant)",
      Knight: "ridder (Knight)",
      Soldier: "soldaat (Soldier)",
      Pawn: "pion (Pawn)",
    },
    strength: "Het blad geeft het hele leger een sterkte van 53. Er staat niet bij op welke schaal of wat één stuk waard is. Het getal is dus niet te controleren en wordt niet gebruikt.",
  },
  contradictions: {
    title: "Waar het blad zichzelf tegenspreekt",
    lines: [
      "‘Army Size: 15 Pieces’, daarna ‘7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King’: dat zijn er 18. Het blad beschrijft 16 stukken, zoals in elke Janggi-set; die gebruiken we hier.",
      "‘2 Bishops’: geen stuk heeft deze rang, niet in de tekst en niet op zijn kaart. Zonder die twee komen de rangen in de tekst op 16 stukken uit.",
      "Het kanon is een ‘Knight’ in de tekst en een ‘Pawn’ op zijn kaart, de olifant een ‘Knight’ en een ‘Lieutenant’, de adviseur een ‘Soldier’ en een ‘Pawn’. In een partij tussen twee Janggi-legers doen rangen er niet toe.",
      "‘8x8 Grid’, met lijnen ‘numbered vertically 1~10, and horizontally with A~I’: dat zijn negen bij tien punten, het gewone bord.",
      "Soldaten gaan ‘forward diagonally along the enemy palace lines’ in de tekst, ‘1 space diagonally’ op de kaart. Hier gaan ze alleen schuin vooruit, want op het blad staat ook ‘never backward’.",
      "Generaals tegenover elkaar: de tekst zegt ‘The game will end in a draw’, de kaart ‘Cannot be line of sight’. In dezelfde regel van de kaart staat ook ‘Causes a Draw’. Hier mag het dus, en het is dan gelijkspel.",
      "De olifant heet ‘Elephants / Ministers’, en de beschrijving van de zetten van de adviseur begint met ‘The Minister moves’. Hier houdt elk stuk zijn eigen zetten.",
    ],
  },
  ranks: {
    title: "Vijf opstellingen van de achterste rij",
    lines: [
      "De afbeelding van de standaardopstelling is verloren gegaan, maar uit de eerste verwisseling op het blad blijkt hoe die was: paarden buiten, olifanten binnen. Een speler mag ook een van vier andere opstellingen kiezen.",
      "Links en rechts betekenen op het blad iets anders dan in de Zuid-Koreaanse namen: ‘Left Elephants’ verwisselt het rechterpaar, en dat heet in Zuid-Korea rechterolifant en in Noord-Korea linkerolifant.",
      "Traditioneel zetten de spelers vóór de partij om de beurt één stuk neer.",
    ],
  },
  moves: {
    title: "Hoe de stukken bewegen",
    lines: [
      "Drie stukken bewegen anders dan in Janggi. Het kanon beweegt zonder te springen en springt alleen om te slaan. Adviseurs en generaal gaan binnen het paleis één punt in elke richting, met of zonder lijn.",
    ],
  },
  ending: {
    title: "Hoe de partij eindigt",
    lines: [
      "Je verliest als je generaal wordt geslagen of mat staat.",
      "Staan de generaals aan het begin van een beurt op een open lijn tegenover elkaar, dan is het meteen gelijkspel. Dat gaat vóór mat en geldt ook al in de beginstelling.",
      "Staat je generaal niet schaak, dan mag je passen (한수쉼). Het blad noemt geen punten, herhaling of klok.",
    ],
  },
  lost: {
    title: "Tegen een FIDE-leger",
    lines: [
      "Het blad had ook ‘Starting positions against FIDE Pieces’, maar alleen als afbeelding. Die afbeeldingen zijn verloren gegaan, en de tekst vermeldt niet waar het andere leger staat of hoe zijn stukken door het paleis bewegen.",
      "Waarom Janggun dit spel niet aanbiedt, staat in de projectdocumentatie:",
    ],
  },
  source: "Bron: ‘The JangGi Army (Korean Chess)’, ChessWar Traditional. De citaten zijn letterlijk.",
};

export const ARMY_TEXTS: Readonly<Record<Lang, ArmyTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const armyTexts = (): ArmyTexts => inUse(ARMY_TEXTS);
