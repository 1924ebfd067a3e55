import { iGa } from "../../../i18n/josa";
import { withHanja } from "../../../i18n/ko/words";
import type { EndTexts } from "./text-types";

export const ko: EndTexts = {
  won: "축하합니다. 좋은 한판이었습니다!",
  lost: "수고하셨습니다. 복기하면 다음 판이 달라집니다.",
  drawn: "팽팽한 한판이었습니다.",
  length: (p) => `${p.n}수`,
  points: "마지막 점수",
  turning: "승부처",
  turningAt: (p) => `${p.ply}수 ${p.move}: ${iGa(withHanja(p.side))} ${p.points}점 이득`,
};
