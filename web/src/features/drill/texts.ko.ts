import type { DrillTexts } from "./text-types";

export const ko: DrillTexts = {
  hanja: {
    title: "기물 글자 익히기",
    about: "기물의 한자를 날마다 조금씩",
    ask: "어떤 기물일까요?",
    right: (p) => `맞습니다. ${p.character} · ${p.name}`,
    wrong: (p) => `${p.character} · ${p.name}입니다. 곧 다시 나옵니다.`,
    known: (p) => `${p.of}개 중 ${p.n}개 익힘`,
    due: (p) => `${p.n}개 남음`,
    none: "오늘은 다 했습니다. 익힌 글자는 며칠 뒤 다시 나옵니다.",
    anyway: "더 하기",
    card: "장기 기물",
    grown: "이제 기물의 한자가 더 크게 나옵니다. 설정에서 바꿀 수 있습니다.",
  },
  notation: {
    title: "기보 읽기",
    about: "79는 자리, 79졸78은 수",
    intro: "자리는 숫자 둘로 씁니다. 앞은 한(漢) 쪽에서 센 가로줄(1~9, 0), 뒤는 초의 왼쪽에서 센 세로줄(1~9)입니다.",
    kinds: { point: "자리 이름", move: "수 찾기" },
    askPoint: "표시된 자리는 몇 번일까요?",
    askMove: (p) => `이 수를 두세요: ${p.move}`,
    digits: "숫자 둘",
    right: "맞습니다!",
    wrong: (p) => `${p.answer} 자리입니다.`,
    notThat: (p) => `거기는 ${p.square} 자리입니다. 다시 보세요.`,
    streak: (p) => `연속 ${p.n}개, 최고 ${p.best}개`,
    help: "숫자 보기",
    asMove: (p) => `${p.from}에서 ${p.to} 자리로 갑니다.`,
  },
  next: "다음",
  skip: "답 보기",
};
