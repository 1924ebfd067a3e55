// Written by `cargo xtask generate` from the messages in texts/.

export type Lang = "ko" | "en" | "nl";

export const en = {
  name: {
    janggi: "Janggi board",
    xiangqi: "Xiangqi board",
  },
  sides: {
    janggi: {
      cho: "Cho",
      han: "Han",
    },
    xiangqi: {
      cho: "Red",
      han: "Black",
    },
  },
  roles: {
    k: "general",
    a: "guard",
    n: "horse",
    b: "elephant",
    r: "chariot",
    c: "cannon",
    p: "soldier",
  },
  /** The red side's soldier, which has another name in some languages. */
  redSoldier: "soldier",
  /** A guard of Xiangqi. */
  advisor: "advisor",
  piece: (p: { role: string | number; side: string | number }): string => `${p.side} ${p.role}`,
  empty: "empty",
  selected: "selected",
  reachable: "can move here",
  capturable: "can be captured",
  offered: "a piece can go here",
  lastMove: "last move",
  check: "Check",
  mate: "Mate",
  bikjang: "Bikjang",
  premove: (p: { n: string | number }): string => `premove ${p.n}`,
  released: "put back",
  refused: "cannot go there",
  noMove: "no possible move",
  passes: (p: { side: string | number }): string => `${p.side} passes`,
  step: (p: { from: string | number; piece: string | number; to: string | number }): string => `${p.piece} ${p.from} to ${p.to}`,
  takes: (p: { piece: string | number; step: string | number }): string => `${p.step}, takes ${p.piece}`,
  army: (p: { n: number; side: string | number }): string => `${p.side} ${(p.n === 1 ? "1 piece" : `${p.n} pieces`)}`,
  keys: {
    janggi: "Move with the arrow keys, pick up and put down pieces with Enter, or type a move such as 7172 or a4b4. P passes, Escape cancels.",
    xiangqi: "Move with the arrow keys, pick up and put down pieces with Enter, or type a move such as a4a5. Escape cancels.",
  },
  places: "Move with the arrow keys and place the piece with Enter.",
  edits: (p: { side: string | number }): string => `Move with the arrow keys. K places a general, A a guard, N a horse, B an elephant, R a chariot, C a cannon, P a soldier; with Shift, one of ${p.side}'s. Delete removes the piece.`,
};

export type BoardTexts = typeof en;

export const ko: BoardTexts = {
  name: {
    janggi: "장기판",
    xiangqi: "샹치판",
  },
  sides: {
    janggi: {
      cho: "초",
      han: "한",
    },
    xiangqi: {
      cho: "홍",
      han: "흑",
    },
  },
  roles: {
    k: "궁",
    a: "사",
    n: "마",
    b: "상",
    r: "차",
    c: "포",
    p: "졸",
  },
  redSoldier: "병",
  advisor: "사",
  piece: (p: { role: string | number; side: string | number }): string => `${p.side} ${p.role}`,
  empty: "빈 자리",
  selected: "선택됨",
  reachable: "갈 수 있음",
  capturable: "잡을 수 있음",
  offered: "놓을 수 있음",
  lastMove: "방금 둔 자리",
  check: "장군",
  mate: "외통",
  bikjang: "빅장",
  premove: (p: { n: string | number }): string => `예약한 수 ${p.n}`,
  released: "선택 취소",
  refused: "갈 수 없는 자리",
  noMove: "둘 수 없는 수",
  passes: (p: { side: string | number }): string => `${p.side} 한수쉼`,
  step: (p: { from: string | number; piece: string | number; to: string | number }): string => `${p.piece} ${p.from}에서 ${p.to}`,
  takes: (p: { piece: string | number; step: string | number }): string => `${p.step}, ${p.piece} 잡음`,
  army: (p: { n: number; side: string | number }): string => `${p.side} ${p.n}개`,
  keys: {
    janggi: "화살표 키로 이동하고 Enter로 기물을 집거나 놓습니다. 71졸72나 a4b4처럼 입력해도 됩니다. P는 한수쉼, Esc는 취소입니다.",
    xiangqi: "화살표 키로 이동하고 Enter로 기물을 집거나 놓습니다. 71병61이나 a4a5처럼 입력해도 됩니다. Esc는 취소입니다.",
  },
  places: "화살표 키로 이동하고 Enter로 기물을 놓습니다.",
  edits: (p: { side: string | number }): string => `화살표 키로 이동합니다. K 궁, A 사, N 마, B 상, R 차, C 포, P 졸·병을 놓고, Shift와 함께 누르면 ${p.side}의 기물을 놓습니다. Delete로 지웁니다.`,
};

export const nl: BoardTexts = {
  name: {
    janggi: "Janggi-bord",
    xiangqi: "Xiangqi-bord",
  },
  sides: {
    janggi: {
      cho: "Cho",
      han: "Han",
    },
    xiangqi: {
      cho: "Rood",
      han: "Zwart",
    },
  },
  roles: {
    k: "generaal",
    a: "adviseur",
    n: "paard",
    b: "olifant",
    r: "strijdwagen",
    c: "kanon",
    p: "soldaat",
  },
  redSoldier: "soldaat",
  advisor: "adviseur",
  piece: (p: { role: string | number; side: string | number }): string => `${p.role} van ${p.side}`,
  empty: "leeg",
  selected: "geselecteerd",
  reachable: "kan hierheen",
  capturable: "kan geslagen worden",
  offered: "hier kan een stuk komen",
  lastMove: "laatste zet",
  check: "Schaak",
  mate: "Mat",
  bikjang: "Bigjang",
  premove: (p: { n: string | number }): string => `klaargezette zet ${p.n}`,
  released: "teruggezet",
  refused: "kan daar niet heen",
  noMove: "geen mogelijke zet",
  passes: (p: { side: string | number }): string => `${p.side} past`,
  step: (p: { from: string | number; piece: string | number; to: string | number }): string => `${p.piece} ${p.from} naar ${p.to}`,
  takes: (p: { piece: string | number; step: string | number }): string => `${p.step}, slaat ${p.piece}`,
  army: (p: { n: number; side: string | number }): string => `${p.side} ${(p.n === 1 ? "1 stuk" : `${p.n} stukken`)}`,
  keys: {
    janggi: "Ga met de pijltoetsen over het bord. Enter pakt een stuk op of zet het neer; je kunt ook een zet typen, zoals 7172 of a4b4. P past, Escape annuleert.",
    xiangqi: "Ga met de pijltoetsen over het bord. Enter pakt een stuk op of zet het neer; je kunt ook een zet typen, zoals a4a5. Escape annuleert.",
  },
  places: "Ga met de pijltoetsen over het bord. Enter zet het stuk neer.",
  edits: (p: { side: string | number }): string => `Ga met de pijltoetsen over het bord. K zet een generaal neer, A een adviseur, N een paard, B een olifant, R een strijdwagen, C een kanon, P een soldaat; met Shift een stuk van ${p.side}. Delete haalt het stuk weg.`,
};

export const BOARD_TEXTS: Readonly<Record<Lang, BoardTexts>> = { ko, en, nl };
