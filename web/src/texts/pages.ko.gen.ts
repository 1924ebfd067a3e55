// Written by `cargo xtask generate` from the messages in texts/.
import type { PagesTexts } from "./pages.en.gen";

export const ko: PagesTexts = {
  start: {
    title: "누구나 바로 두는 장기",
    description: "가입 없이 컴퓨터나 친구와 장기를 두고, 두는 법을 배우고, 대국을 분석해 보세요.",
  },
  games: {
    title: "내 대국",
    description: "두고 있는 대국과 끝난 대국.",
  },
  records: {
    title: "기보",
    description: "기보 파일을 열어 한 수씩 되짚어 보고 다른 형식으로 저장하세요.",
  },
  analysis: {
    title: "분석",
    description: "어느 국면에서든 다른 수를 두어 보고, 엔진의 평가와 가장 좋은 수를 확인할 수 있습니다.",
  },
  learn: {
    title: "장기 두는 법",
    description: "기물이 움직이는 법, 궁성, 포, 한수쉼, 빅장, 점수까지 장기 규칙을 쉽게 배우세요.",
  },
  lesson: {
    title: "장기 두는 법",
    description: "기물이 움직이는 법, 궁성, 포, 한수쉼, 빅장, 점수까지 장기 규칙을 쉽게 배우세요.",
  },
  editor: {
    title: "국면 편집",
    description: "원하는 국면을 차려 분석하거나, 그 국면에서 대국을 시작하거나, 그림으로 저장하세요.",
  },
  device: {
    title: "이 기기에서 두기",
    description: "인터넷이 없어도 브라우저에서 컴퓨터와, 또는 한 기기로 둘이서 장기를 둘 수 있습니다.",
  },
  drill: {
    title: "한자와 기보 읽기 연습",
    description: "기물의 한자와 기보의 숫자를 익히는 연습입니다. 틀린 것은 더 자주 나옵니다.",
  },
  problems: {
    title: "묘수풀이",
    description: "외통과 이득, 위기 탈출까지 여러 장기 문제를 판에서 직접 풀어 보세요. 날마다 새 문제가 나옵니다.",
  },
  glossary: {
    title: "장기 용어",
    description: "장기 두는 사람들이 쓰는 말을 한글과 한자, 로마자로 적고 뜻을 풀었습니다.",
  },
  culture: {
    title: "장기 문화",
    description: "장기의 역사와 풍습, 대회와 급·단, 장기를 둘 수 있는 곳.",
  },
  openings: {
    title: "차림과 포진",
    description: "16가지 차림 조합에서 엔진이 둔 대국의 결과: 조합별 성적, 먼저 두는 이점과 덤의 가치.",
  },
  endgames: {
    title: "낱장기: 대삼능, 소삼능, 차이능",
    description: "어떤 기물로 양사, 외사, 민궁을 이기는지 모든 국면을 계산한 결과와 최장 승리 수순.",
  },
  tournament: {
    title: "대회 운영",
    description: "대회 운영자를 위한 페이지: 접수, 번호 추첨, 대진, 결과, 순위를 노트북 한 대로 인터넷 없이 처리합니다.",
  },
  tournamentGuide: {
    title: "대회 운영 안내서",
    description: "처음 맡은 사람을 위한 장기 대회 운영 안내서: 준비부터 접수, 추첨, 대진, 결과, 순위, 상장까지 그림과 함께 설명합니다.",
  },
  spectatorScreen: {
    title: "관전 화면",
    description: "이 기기에서 기록하는 대국을 빔프로젝터나 두 번째 화면에 크게 보여 줍니다: 장기판, 시계, 마지막 수, 결과.",
  },
  phoneResult: {
    title: "내 테이블",
    description: "대회장에서 휴대폰으로 대국 결과를 알리고 대진표와 순위를 봅니다.",
  },
  clock: {
    title: "대국 시계",
    description: "기기를 두 사람 사이에 놓고 쓰는 시계입니다. 초읽기를 소리로 불러 줍니다.",
  },
  stickers: {
    title: "장기알에 붙이는 그림 스티커",
    description: "한자를 몰라도 둘 수 있도록 장기알에 붙이는 그림을 인쇄하세요.",
  },
  shortcuts: {
    title: "단축키",
    description: "대국과 분석에서 쓰는 단축키를 한눈에 볼 수 있습니다.",
  },
  army: {
    title: "체스 워",
    description: "체스 워의 장기 군대 규칙 설명서를 간추린 글: 기물과 행마, 승부를 가리는 법, 앞뒤가 맞지 않는 곳.",
  },
  ruleSets: {
    title: "규칙 한눈에 비교",
    description: "협회와 사이트마다 다른 장기 규칙을 나란히 놓고 비교하세요.",
  },
  verdict: {
    title: "승패 시비 가리기 · 규칙별 판정",
    description: "누가 이겼는지 말이 엇갈릴 때, 기보를 붙여 넣으면 장기 규칙마다 어떻게 판정하는지, 어디서 갈리는지 보여 드립니다.",
  },
  house: {
    title: "나만의 규칙 만들기",
    description: "규칙을 하나하나 골라 나만의 장기를 두세요.",
  },
  lobby: {
    title: "대기실",
    description: "상대를 찾고, 진행 중인 대국을 관전하세요.",
  },
  account: {
    title: "계정",
    description: "로그인과 계정 설정.",
  },
  leaderboard: {
    title: "순위표",
    description: "장기 레이팅 순위.",
  },
  tournaments: {
    title: "온라인 대회",
    description: "다른 사람들과 겨루는 대회에 참가하거나 직접 열어 보세요.",
  },
  onlineTournament: {
    title: "온라인 대회",
    description: "이 사이트에서 열리는 대회의 참가자, 대진, 순위.",
  },
  clubs: {
    title: "동호회",
    description: "같이 둘 장기 동호회를 찾거나 직접 만들어 보세요.",
  },
  club: {
    title: "동호회",
    description: "이 동호회의 소개, 회원과 급수, 행사.",
  },
  notFound: {
    title: "페이지를 찾을 수 없습니다",
    description: "이 주소에는 페이지가 없습니다.",
  },
  game: {
    title: "장기 대국",
    description: "장기 대국을 두거나 관전합니다.",
  },
  player: {
    title: "사용자",
    description: "레이팅과 급·단, 레이팅 변화, 상대 전적.",
  },
  booklet: {
    title: "장기 규칙 소책자",
    description: "종이로 뽑아 보는 장기 규칙: 모든 단원의 그림과 설명, 고른 규칙의 모든 항목.",
  },
  about: {
    title: "도움말과 정보",
    description: "장기 앱 ‘장군’의 도움말과 단축키, 버전, 라이선스, 소스 코드.",
  },
};
