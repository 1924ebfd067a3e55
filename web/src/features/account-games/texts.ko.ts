// Korean texts of finished games in the account.
import type { AccountGamesTexts } from "./texts.en";

export const ko: AccountGamesTexts = {
  title: "계정에 보관하는 대국",
  keep: "끝난 대국을 내 계정에 보관",
  about:
    "기기에서 끝낸 대국을 계정에 보관하고, 이 설정을 켠 다른 기기에서도 볼 수 있게 합니다. 기보 목록에서 지우면 다른 기기에서도 지워집니다.",
  ask: "끝난 대국을 계정에 보관해 다른 기기에서도 보시겠습니까?",
  yes: "계정에 보관",
  no: "이 기기에만 보관",
  waiting: (p) => `아직 계정에 보관되지 않은 대국이 ${p.count}판 있습니다.`,
  here: (p) => `이 기기에만 있는 끝난 대국이 ${p.count}판 있습니다.`,
  done: "이 기기에서 끝낸 대국이 모두 계정에 보관되어 있습니다.",
  sending: "계정과 대국을 주고받는 중입니다…",
  refused: (p) => `그중 ${p.count}판은 서버가 받지 않아 이 기기에만 남습니다.`,
  offline: "서버에 다시 연결되면 보냅니다.",
  noRoom: "기기에 공간이 부족해 계정의 대국을 가져오지 못했습니다.",
  again: "다시 시도",
  file: "내 계정의 대국",
};
