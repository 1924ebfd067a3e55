// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";
import { eunNeun, iGa, withHanja } from "./functions";

export const en = {
  open: "Play by typed commands (for screen readers)",
  title: "Commands",
  close: "Hide the commands",
  field: "Move or command, H for help",
  send: "Send",
  log: "Answers",
  help: "Type a move as two points, such as a4b4 or 7172. P lists the pieces, and P cho chariot only those of one kind. R 4 reads the fourth rank, F a reads the a-file. A point such as e2 reads what is on it, and M e2 where that piece can go. S tells whose turn it is, L the last move, C the clocks, O the points. Type PASS to pass.",
  empty: (p: { square: string | number }): string => `${p.square} is empty`,
  nothing: "nothing",
  line: (p: { from: string | number; to: string | number }): string => `${p.from} to ${p.to}:`,
  army: (p: { pieces: string | number; side: string | number }): string => `${p.side}: ${p.pieces}.`,
  value: (p: { side: string | number; value: string | number }): string => `${p.side} ${p.value}`,
  pass: "pass",
  noMoves: "cannot move",
  noClocks: "This game has no clocks.",
  noPoints: "Points are not counted in this game.",
  noLast: "No moves yet.",
  notRunning: "The game is not in progress.",
  turn: (p: { ply: string | number; side: string | number }): string => `Move ${p.ply}, ${p.side} to play.`,
  check: (p: { side: string | number }): string => `${p.side} is in check.`,
  facing: "The generals face each other.",
  wait: "You cannot move now.",
  sent: (p: { move: string | number }): string => `${p.move} sent.`,
  passing: "Passing.",
  refused: (p: { move: string | number }): string => `${p.move} is not possible.`,
  unknown: (p: { text: string | number }): string => `"${p.text}" is not a command. Type H for help.`,
  unclear: {
    pieces: "After P, type a side, a piece, both or nothing. Example: P han horse.",
    rank: "After R, type a rank. Example: R 4.",
    file: "After F, type a file. Example: F a.",
    moves: "After M, type a point. Example: M e2.",
  },
  byoyomi: (p: { periods: number; seconds: string | number }): string => `${p.seconds} seconds, ${(p.periods === 1 ? "last period" : `${p.periods} periods`)}`,
};

export type BlindTexts = typeof en;

export const ko: BlindTexts = {
  open: "명령 입력으로 두기 (화면 낭독기용)",
  title: "명령",
  close: "명령 숨기기",
  field: "수 또는 명령 (H: 도움말)",
  send: "보내기",
  log: "응답",
  help: "수는 7172나 a4b4처럼 떠나는 자리와 도착하는 자리를 이어 씁니다. P는 모든 기물의 자리를 읽고, P 초 차처럼 쓰면 그 기물만 읽습니다. R 7은 가로줄, F 1은 세로줄을 읽습니다. 95처럼 자리만 입력하면 그 자리의 기물을, M 95는 그 기물이 갈 수 있는 자리를 읽습니다. S는 차례, L은 마지막 수, C는 시계, O는 점수입니다. 한수쉼이라고 입력하면 한 수를 쉽니다.",
  empty: (p: { square: string | number }): string => `${p.square} 빈 자리`,
  nothing: "없음",
  line: (p: { from: string | number; to: string | number }): string => `${p.from}부터 ${p.to}까지:`,
  army: (p: { pieces: string | number; side: string | number }): string => `${withHanja(p.side)}: ${p.pieces}.`,
  value: (p: { side: string | number; value: string | number }): string => `${withHanja(p.side)} ${p.value}`,
  pass: "한수쉼",
  noMoves: "갈 수 있는 자리 없음",
  noClocks: "이 대국에는 시계가 없습니다.",
  noPoints: "이 대국에서는 점수를 세지 않습니다.",
  noLast: "아직 둔 수가 없습니다.",
  notRunning: "진행 중인 대국이 없습니다.",
  turn: (p: { ply: string | number; side: string | number }): string => `${p.ply}수째, ${withHanja(p.side)} 차례입니다.`,
  check: (p: { side: string | number }): string => `${iGa(withHanja(p.side))} 장군을 받고 있습니다.`,
  facing: "두 궁이 마주 보고 있습니다.",
  wait: "지금은 둘 수 없습니다.",
  sent: (p: { move: string | number }): string => `${p.move} 수를 보냈습니다.`,
  passing: "한 수 쉽니다.",
  refused: (p: { move: string | number }): string => `${eunNeun(p.move)} 둘 수 없는 수입니다.`,
  unknown: (p: { text: string | number }): string => `“${p.text}”: 없는 명령입니다. H를 입력하면 도움말이 나옵니다.`,
  unclear: {
    pieces: "P 뒤에는 진영이나 기물을 쓰거나 아무것도 쓰지 않습니다. 예: P 한 마",
    rank: "R 뒤에는 가로줄 번호를 씁니다. 예: R 7",
    file: "F 뒤에는 세로줄 번호를 씁니다. 예: F 1",
    moves: "M 뒤에는 자리를 씁니다. 예: M 95",
  },
  byoyomi: (p: { periods: number; seconds: string | number }): string => `초읽기 ${p.seconds}초, ${p.periods}회`,
};

export const nl: BlindTexts = {
  open: "Spelen met getypte opdrachten (voor schermlezers)",
  title: "Opdrachten",
  close: "Opdrachten verbergen",
  field: "Zet of opdracht, H voor hulp",
  send: "Versturen",
  log: "Antwoorden",
  help: "Typ een zet als twee punten, zoals a4b4 of 7172. P noemt alle stukken, P cho strijdwagen alleen de strijdwagens van Cho. R 4 leest de vierde rij voor, F a kolom a. Een punt zoals e2 zegt wat daar staat, M e2 waar dat stuk heen kan. S zegt wie aan zet is, L wat de laatste zet was, C wat de klokken aangeven, O hoeveel punten er zijn. Met PASS pas je.",
  empty: (p: { square: string | number }): string => `${p.square} is leeg`,
  nothing: "niets",
  line: (p: { from: string | number; to: string | number }): string => `${p.from} tot ${p.to}:`,
  army: (p: { pieces: string | number; side: string | number }): string => `${p.side}: ${p.pieces}.`,
  value: (p: { side: string | number; value: string | number }): string => `${p.side} ${p.value}`,
  pass: "passen",
  noMoves: "kan niet bewegen",
  noClocks: "Deze partij wordt zonder klok gespeeld.",
  noPoints: "In deze partij worden geen punten geteld.",
  noLast: "Er zijn nog geen zetten.",
  notRunning: "Er loopt geen partij.",
  turn: (p: { ply: string | number; side: string | number }): string => `Zet ${p.ply}, ${p.side} is aan zet.`,
  check: (p: { side: string | number }): string => `${p.side} staat schaak.`,
  facing: "De generaals staan tegenover elkaar.",
  wait: "Je kunt nu geen zet doen.",
  sent: (p: { move: string | number }): string => `${p.move} verstuurd.`,
  passing: "Je past.",
  refused: (p: { move: string | number }): string => `${p.move} is niet mogelijk.`,
  unknown: (p: { text: string | number }): string => `‘${p.text}’ is geen opdracht. Typ H voor hulp.`,
  unclear: {
    pieces: "Typ na P een kant, een stuk, allebei of niets. Voorbeeld: P han paard.",
    rank: "Typ na R een rij. Voorbeeld: R 4.",
    file: "Typ na F een kolom. Voorbeeld: F a.",
    moves: "Typ na M een punt. Voorbeeld: M e2.",
  },
  byoyomi: (p: { periods: number; seconds: string | number }): string => `${p.seconds} seconden, ${p.periods} periodes`,
};

export const BLIND_TEXTS: Readonly<Record<Lang, BlindTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const blindTexts = (): BlindTexts => inUse(BLIND_TEXTS);
