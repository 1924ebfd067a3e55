// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { withHanja } from "./functions";

export const en = {
  title: "Endgames: which pieces win?",
  intro: "Players know by heart which pieces beat one or two guards, but they do not all agree. Every position with these pieces has been computed. Unless a row says otherwise, the attacker has no guards. Guards can be screens for the attacker's cannons, so an attacker with guards may win more often.",
  objective: "Generals facing each other",
  objectives: {
    mate: "no effect",
    "mate-facing-draw": "can be a draw",
  },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "\"Three big pieces\" without a chariot against two guards. Four combinations are said to win, and the others are said not to.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "\"Three small pieces\": three pieces without a chariot, at least one of them a soldier. They are said not to beat two guards.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "A chariot and two more pieces are said to beat two guards, unless both of those pieces are soldiers.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "A chariot and one more piece. They are said not to beat two guards.",
    },
    "one-guard": {
      name: "외사 (oesa)",
      text: "The defender has only one guard left. Even so, these pieces are said not to win.",
    },
    "bare-general": {
      name: "민궁 (min-gung)",
      text: "The defender has no guards left, only the general.",
    },
  },
  caption: (p: { claim: string | number }): string => `${p.claim}: claim and computed result`,
  column: {
    pieces: "Pieces",
    says: "Claim",
    won: "Won",
    longest: "Longest win",
  },
  roles: {
    R: "chariot",
    C: "cannon",
    N: "horse",
    B: "elephant",
    P: "soldier",
  },
  against: (p: { guards: number; pieces: string | number }): string => `${p.pieces} against ${(p.guards === 0 ? "the bare general" : (p.guards === 1 ? "one guard" : "two guards"))}`,
  says: {
    wins: "wins",
    holds: "does not win",
  },
  sources: {
    wikipedia: "Korean Wikipedia",
    librewiki: "Libre Wiki (Korean)",
    program: "a Korean Janggi program",
  },
  grades: {
    always: "almost always won",
    mostly: "usually won",
    seldom: "usually not won",
    never: "almost never won",
  },
  notComputed: "not computed yet",
  guarded: (p: { guards: number; share: string | number }): string => `with ${(p.guards === 1 ? "a guard" : "two guards")} of its own: ${p.share}%`,
  none: "none",
  moves: (p: { n: number }): string => (p.n === 1 ? "1 move" : `${p.n} moves`),
  impossible: "cannot arise in a game: each side has only two of these",
  play: (p: { pieces: string | number }): string => `Play through: ${p.pieces}`,
  player: {
    title: (p: { pieces: string | number }): string => `The longest win: ${p.pieces}`,
    begins: (p: { of: string | number }): string => `Starting position, mate in ${p.of}`,
    /** `move` and `of`: moves of the side that mates. */
    at: (p: { move: string | number; of: string | number; side: string | number }): string => `Move ${p.move} of ${p.of}, ${p.side}`,
    first: "Start",
    back: "Back",
    next: "Next",
    last: "Mate",
    analyse: "Open in analysis",
    best: "Best play by both sides: Cho mates as fast as possible, and Han holds out as long as possible.",
  },
  points: {
    title: "If points decide",
    text: "Then the attacker does not need mate: it wins by staying ahead. Two guards are worth 6 points to Cho, and 7.5 to Han with the deom of 1.5. Every attacking side on this page has more points, except in these cases, in which the deom decides who is ahead:",
    case: (p: { other: string | number; own: string | number; pieces: string | number }): string => `${p.pieces}: ${p.own} points against ${p.other}`,
    shares: "For a chariot and one more piece, every position has also been computed for games decided on points in which facing generals have no effect. The deom makes almost no difference. Percentage of positions that the attacker wins when it is to move, as Cho and as Han:",
    share: (p: { cho: string | number; han: string | number; pieces: string | number }): string => `${p.pieces}: ${p.cho}% as Cho, ${p.han}% as Han`,
    exceptions: "For three pieces, this has not been computed: the first list shows only which side is ahead.",
  },
  about: {
    title: "How this was computed",
    counting: "\"Won\" is the percentage of positions that the attacker can win by force, out of all legal positions with these pieces and the attacker to move. Positions in which a piece is lost at once count too, so even a well-known win shows less than 100%.",
    exact: "The result of every position was computed backwards from mate, including captures, and a sample of the results was verified. Move limits and repetition are ignored.",
    data: "Download the figures",
    licence: "free for any use (CC0)",
  },
  several: {
    R: (p: { count: number }): string => `${p.count} chariots`,
    C: (p: { count: number }): string => `${p.count} cannons`,
    N: (p: { count: number }): string => `${p.count} horses`,
    B: (p: { count: number }): string => `${p.count} elephants`,
    P: (p: { count: number }): string => `${p.count} soldiers`,
  },
  and: " + ",
};

export type EndgamesTexts = typeof en;

export const ko: EndgamesTexts = {
  title: "낱장기: 무엇으로 이기나?",
  intro: "어떤 기물로 양사나 외사를 이길 수 있는지는 널리 알려져 있지만 이견도 많습니다. 여기서는 그 기물로 만들 수 있는 모든 국면을 끝까지 계산했습니다. 따로 적지 않으면 공격하는 쪽에는 사가 없습니다. 자기 사를 포다리로 쓸 수 있으므로, 포가 있는 쪽에 사가 있으면 더 많이 이길 수 있습니다.",
  objective: "궁이 마주 보면(빅장)",
  objectives: {
    mate: "아무 일 없음",
    "mate-facing-draw": "비길 수 있음",
  },
  claims: {
    "big-three": {
      name: "대삼능",
      text: "차 없이 큰 기물 셋으로 양사를 상대합니다. 네 가지는 이기고 나머지는 못 이긴다고 합니다.",
    },
    "small-three": {
      name: "소삼능",
      text: "차 없이 졸이 섞인 기물 셋입니다. 아래의 기물로는 양사를 못 이긴다고 합니다.",
    },
    "chariot-three": {
      name: "차삼능",
      text: "차와 기물 둘이면 양사를 이기지만, 그 둘이 모두 졸이면 못 이긴다고 합니다.",
    },
    "chariot-two": {
      name: "차이능",
      text: "차와 기물 하나로는 양사를 못 이긴다고 합니다.",
    },
    "one-guard": {
      name: "외사",
      text: "상대에게 사가 하나만 남은 경우입니다. 아래의 기물로는 그래도 못 이긴다고 합니다.",
    },
    "bare-general": {
      name: "민궁",
      text: "사가 하나도 남지 않은 궁입니다.",
    },
  },
  caption: (p: { claim: string | number }): string => `${p.claim}: 통설과 계산 결과`,
  column: {
    pieces: "기물",
    says: "통설",
    won: "이기는 국면",
    longest: "최장 수순(이기는 쪽 수만 셈)",
  },
  roles: {
    R: "차",
    C: "포",
    N: "마",
    B: "상",
    P: "졸",
  },
  against: (p: { guards: number; pieces: string | number }): string => `${p.pieces} 대 ${(p.guards === 0 ? "민궁" : (p.guards === 1 ? "외사" : "양사"))}`,
  says: {
    wins: "이김",
    holds: "못 이김",
  },
  sources: {
    wikipedia: "한국어 위키백과",
    librewiki: "리브레 위키",
    program: "한국 장기 프로그램의 목록",
  },
  grades: {
    always: "거의 모든 국면에서 이김",
    mostly: "대체로 이김",
    seldom: "대체로 막음",
    never: "거의 언제나 막음",
  },
  notComputed: "아직 계산하지 않음",
  guarded: (p: { guards: number; share: string | number }): string => `공격하는 쪽에 사가 ${(p.guards === 1 ? "하나" : "둘")} 있으면 ${p.share}%`,
  none: "없음",
  moves: (p: { n: number }): string => `${p.n}수 보기`,
  impossible: "한쪽에 두 개뿐인 기물이라 실제로는 나올 수 없음",
  play: (p: { pieces: string | number }): string => `수순 보기: ${p.pieces}`,
  player: {
    title: (p: { pieces: string | number }): string => `최장 승리 수순: ${p.pieces}`,
    begins: (p: { of: string | number }): string => `첫 국면, ${p.of}수 외통(이기는 쪽 수만 셈)`,
    at: (p: { move: string | number; of: string | number; side: string | number }): string => `${p.of}수 중 ${p.move}수째(이기는 쪽 수만 셈), ${withHanja(p.side)}의 수`,
    first: "처음",
    back: "이전",
    next: "다음",
    last: "외통",
    analyse: "분석에서 열기",
    best: "양쪽 모두 최선을 다한 수순입니다. 초(楚)는 가장 빨리 외통으로 이끌고, 한(漢)은 가장 오래 버팁니다.",
  },
  points: {
    title: "점수로 승부를 가린다면?",
    text: "점수로 승부를 가릴 때는 외통을 만들지 않아도 앞선 점수를 지키면 이깁니다. 양사의 점수는 지키는 쪽이 초(楚)이면 6점, 한(漢)이면 덤 1.5점을 더해 7.5점입니다. 공격하는 쪽의 기물은 대부분 그보다 점수가 높지만, 다음 경우에는 어느 쪽이 덤을 받느냐에 따라 앞서는 쪽이 달라집니다.",
    case: (p: { other: string | number; own: string | number; pieces: string | number }): string => `${p.pieces}: ${p.own}점 대 ${p.other}점`,
    shares: "차와 기물 하나인 경우는 점수제로도 모든 국면을 계산했습니다(궁이 마주 보아도 되는 규칙). 덤이 있어도 결과는 거의 같습니다. 공격하는 쪽 차례인 국면 가운데 이기는 국면의 비율은 다음과 같습니다.",
    share: (p: { cho: string | number; han: string | number; pieces: string | number }): string => `${p.pieces}: 공격하는 쪽이 초(楚)이면 ${p.cho}%, 한(漢)이면 ${p.han}%`,
    exceptions: "기물이 셋인 경우는 점수제로 계산하지 않았습니다. 위의 첫 번째 목록에는 어느 쪽의 점수가 앞서는지만 나와 있습니다.",
  },
  about: {
    title: "계산 방법",
    counting: "‘이기는 국면’은 공격하는 쪽 차례인 모든 국면 가운데, 상대가 어떻게 두어도 외통으로 이길 수 있는 국면의 비율입니다. 기물을 바로 잃는 국면도 들어 있어, 이긴다고 알려진 기물도 100%가 되지 않습니다.",
    exact: "외통 국면에서 거슬러 올라가며 기물을 잡는 경우까지 모든 국면을 계산했고, 무작위로 뽑은 국면으로 결과를 검증했습니다. 수 제한과 반복수 규칙은 적용하지 않았습니다.",
    data: "수치 내려받기",
    licence: "누구나 자유롭게 이용 가능(CC0)",
  },
  several: {
    R: (p: { count: number }): string => (p.count === 2 ? "양차" : "삼차"),
    C: (p: { count: number }): string => (p.count === 2 ? "양포" : "삼포"),
    N: (p: { count: number }): string => (p.count === 2 ? "양마" : "삼마"),
    B: (p: { count: number }): string => (p.count === 2 ? "양상" : "삼상"),
    P: (p: { count: number }): string => (p.count === 2 ? "양졸" : "삼졸"),
  },
  and: "",
};

export const nl: EndgamesTexts = {
  title: "Eindspelen: welke stukken winnen?",
  intro: "Spelers weten uit het hoofd met welke stukken je van één of twee adviseurs wint, maar zijn het er niet over eens. Hier is elke stelling met die stukken doorgerekend. De aanvaller heeft zelf geen adviseurs, tenzij dat erbij staat: met adviseurs wint hij soms vaker, omdat zijn kanonnen eroverheen kunnen springen.",
  objective: "Generaals tegenover elkaar",
  objectives: {
    mate: "geen gevolg",
    "mate-facing-draw": "kan tot gelijkspel leiden",
  },
  claims: {
    "big-three": {
      name: "대삼능 (daesamneung)",
      text: "‘Drie grote stukken’ zonder strijdwagen tegen twee adviseurs. Vier combinaties zouden winnen, de andere niet.",
    },
    "small-three": {
      name: "소삼능 (sosamneung)",
      text: "‘Drie kleine stukken’: drie stukken zonder strijdwagen, waaronder minstens één soldaat. Die zouden niet van twee adviseurs winnen.",
    },
    "chariot-three": {
      name: "차삼능 (chasamneung)",
      text: "Een strijdwagen en nog twee stukken zouden van twee adviseurs winnen, behalve als die twee stukken soldaten zijn.",
    },
    "chariot-two": {
      name: "차이능 (chaineung)",
      text: "Een strijdwagen en nog één stuk zouden niet van twee adviseurs winnen.",
    },
    "one-guard": {
      name: "외사 (oesa)",
      text: "De verdediger heeft nog maar één adviseur. Zelfs dan zouden deze stukken niet winnen.",
    },
    "bare-general": {
      name: "민궁 (min-gung)",
      text: "De verdediger heeft geen adviseurs meer, alleen de generaal.",
    },
  },
  caption: (p: { claim: string | number }): string => `${p.claim}: de bewering en de feiten`,
  column: {
    pieces: "Stukken",
    says: "Bewering",
    won: "Gewonnen",
    longest: "Langste winst",
  },
  roles: {
    R: "strijdwagen",
    C: "kanon",
    N: "paard",
    B: "olifant",
    P: "soldaat",
  },
  against: (p: { guards: number; pieces: string | number }): string => `${p.pieces} tegen ${(p.guards === 0 ? "de kale generaal" : (p.guards === 1 ? "één adviseur" : "twee adviseurs"))}`,
  says: {
    wins: "wint",
    holds: "wint niet",
  },
  sources: {
    wikipedia: "Koreaanse Wikipedia",
    librewiki: "librewiki (Koreaans)",
    program: "lijst van een Koreaans programma",
  },
  grades: {
    always: "bijna altijd gewonnen",
    mostly: "meestal gewonnen",
    seldom: "meestal niet gewonnen",
    never: "bijna nooit gewonnen",
  },
  notComputed: "nog niet doorgerekend",
  guarded: (p: { guards: number; share: string | number }): string => `met ${(p.guards === 1 ? "één eigen adviseur" : "twee eigen adviseurs")}: ${p.share}%`,
  none: "geen",
  moves: (p: { n: number }): string => (p.n === 1 ? "1 zet" : `${p.n} zetten`),
  impossible: "kan niet voorkomen: elke kant heeft maar twee van deze stukken",
  play: (p: { pieces: string | number }): string => `Naspelen: ${p.pieces}`,
  player: {
    title: (p: { pieces: string | number }): string => `De langste winst: ${p.pieces}`,
    begins: (p: { of: string | number }): string => `Beginstelling, mat in ${p.of}`,
    at: (p: { move: string | number; of: string | number; side: string | number }): string => `Zet ${p.move} van ${p.of}, ${p.side}`,
    first: "Begin",
    back: "Terug",
    next: "Verder",
    last: "Mat",
    analyse: "Openen in analyse",
    best: "Beide kanten doen steeds de beste zet: Cho geeft zo snel mogelijk mat, Han stelt dat zo lang mogelijk uit.",
  },
  points: {
    title: "En op punten?",
    text: "Als punten beslissen, hoeft de aanvaller geen mat te geven: hij wint door voor te blijven. Twee adviseurs zijn 6 punten waard voor Cho, en met het deom van 1,5 punt 7,5 voor Han. De stukken op deze pagina zijn meer waard, behalve in deze gevallen, waarin het deom bepaalt wie voorstaat:",
    case: (p: { other: string | number; own: string | number; pieces: string | number }): string => `${p.pieces}: ${p.own} punten tegen ${p.other}`,
    shares: "Met een strijdwagen en nog één stuk is elke stelling ook op punten doorgerekend; de generaals mogen daarbij tegenover elkaar staan. Het deom maakt bijna geen verschil. In zoveel stellingen wint de aanvaller als hij aan zet is:",
    share: (p: { cho: string | number; han: string | number; pieces: string | number }): string => `${p.pieces}: ${p.cho}% als Cho, ${p.han}% als Han`,
    exceptions: "Met drie stukken is dat niet doorgerekend; de eerste lijst laat alleen zien wie voorstaat.",
  },
  about: {
    title: "Hoe dit berekend is",
    counting: "‘Gewonnen’ is het deel van alle mogelijke stellingen met deze stukken, met de aanvaller aan zet, waarin hij mat kan afdwingen. Daar zitten ook stellingen bij waarin meteen een stuk verloren gaat, zodat zelfs een bekende winst niet op 100% komt.",
    exact: "Elke stelling is vanaf mat teruggerekend, met alle slagzetten, en een steekproef is aan de spelregels getoetst. Herhaling en een maximaal aantal zetten tellen niet mee.",
    data: "Cijfers downloaden",
    licence: "vrij voor elk gebruik (CC0)",
  },
  several: {
    R: (p: { count: number }): string => `${p.count} strijdwagens`,
    C: (p: { count: number }): string => `${p.count} kanonnen`,
    N: (p: { count: number }): string => `${p.count} paarden`,
    B: (p: { count: number }): string => `${p.count} olifanten`,
    P: (p: { count: number }): string => `${p.count} soldaten`,
  },
  and: " en ",
};

export const ENDGAMES_TEXTS: Readonly<Record<Lang, EndgamesTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const endgamesTexts = (): EndgamesTexts => inUse(ENDGAMES_TEXTS);
