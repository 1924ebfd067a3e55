// The words of the chat in Korean.
import type { ChatTexts } from "./texts.en";

export const ko: ChatTexts = {
  presets: {
    hello: "안녕하세요.",
    good_luck: "잘 부탁드립니다.",
    good_move: "좋은 수네요.",
    one_moment: "잠시만요.",
    take_your_time: "천천히 두세요.",
    sorry: "죄송합니다.",
    well_played: "잘 두셨습니다.",
    good_game: "수고하셨습니다.",
    thank_you: "고맙습니다.",
    one_more: "한 판 더 두시겠어요?",
    goodbye: "안녕히 계세요.",
  },
  rooms: { players: "대국자", spectators: "관전자" },
  about: {
    players: "대국자와 심판만 볼 수 있습니다.",
    spectators: "대국자는 대국이 끝난 뒤에 볼 수 있습니다.",
  },
  log: "대화 내용",
  choose: "대화방",
  nothing: "아직 대화가 없습니다.",
  placeholder: "메시지 입력",
  send: "보내기",
  quick: "자주 쓰는 말",
  mute: ({ name }) => `이 대국에서 ${name} 님의 말 숨기기`,
  unmute: ({ name }) => `${name} 님의 말 다시 보기`,
  muteOpponent: "상대 말 숨기기",
  unmuteOpponent: "상대 말 다시 보기",
  unmuteAll: ({ n }) => `숨긴 사용자 ${n}명 다시 보기`,
  muted: "이 대국에서 상대의 말을 숨겼습니다.",
  block: ({ name }) => `${name} 님 차단`,
  blocked: ({ name }) => `${name} 님을 차단했습니다. 차단 목록은 계정 페이지에 있습니다.`,
  undoBlock: "되돌리기",
};
