// The words of playing by typed commands in Korean.
import { eunNeun, iGa } from "../../i18n/josa";
import type { BlindTexts } from "./texts.en";

export const ko: BlindTexts = {
  open: "글자 명령으로 두기 (화면 낭독기용)",
  title: "명령",
  close: "명령 숨기기",
  field: "수 또는 명령 (H: 도움말)",
  send: "보내기",
  log: "응답",
  help: "수는 두 자리로 씁니다. 7172 또는 a4b4. P 기물, P 초 차처럼 골라 들을 수 있습니다. R 7 가로줄, F 1 세로줄. 95처럼 자리만 치면 그 자리의 기물, M 95는 그 기물이 갈 수 있는 자리. S 차례, L 마지막 수, C 시계, O 점수. 한수쉼이라고 치면 쉽니다.",
  empty: (p) => `${p.square} 빈 자리`,
  nothing: "없음",
  line: (p) => `${p.from}부터 ${p.to}까지:`,
  pass: "한수쉼",
  noMoves: "갈 수 있는 자리 없음",
  noClocks: "시계가 없습니다.",
  noPoints: "점수를 세지 않습니다.",
  noLast: "아직 둔 수가 없습니다.",
  notRunning: "진행 중인 대국이 없습니다.",
  turn: (p) => `${p.ply}수째, ${p.side} 차례입니다.`,
  check: (p) => `${iGa(p.side)} 장군을 받고 있습니다.`,
  facing: "두 궁이 마주 보고 있습니다.",
  wait: "지금은 둘 수 없습니다.",
  sent: (p) => `${p.move} 두었습니다.`,
  passing: "한수쉼합니다.",
  refused: (p) => `${eunNeun(p.move)} 둘 수 없는 수입니다.`,
  unknown: (p) => `“${p.text}” 명령이 없습니다. H를 치면 도움말이 나옵니다.`,
  unclear: {
    pieces: "P 뒤에는 진영이나 기물을 쓰거나 비워 둡니다. 예: P 한 마",
    rank: "R 뒤에는 가로줄 번호를 씁니다. 예: R 7",
    file: "F 뒤에는 세로줄 번호를 씁니다. 예: F 1",
    moves: "M 뒤에는 자리를 씁니다. 예: M 95",
  },
  byoyomi: (p) => `초읽기 ${p.seconds}초, ${p.periods}회`,
};
