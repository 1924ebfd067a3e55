// What a notice says, in the reader's language. Apart from the other texts: the service worker has nothing else of the app.
import type { PushKind, PushNotice } from "../../wire.gen";

export type WorkerLang = "ko" | "en" | "nl";

interface WorkerTexts {
  readonly kinds: Readonly<Record<PushKind, string>>;
  /** A notice of a newer server. */
  readonly news: string;
  readonly opponent: (name: string) => string;
  /** As the game's page names it. */
  readonly engine: (level: number) => string;
}

export const WORKER_TEXTS: Readonly<Record<WorkerLang, WorkerTexts>> = {
  ko: {
    kinds: {
      turn: "내 차례입니다",
      offer: "상대가 제안을 했습니다",
      joined: "상대가 들어왔습니다",
      over: "대국이 끝났습니다",
      challenge: "대국 신청이 왔습니다",
    },
    news: "새 소식이 있습니다",
    opponent: (name) => `상대: ${name}`,
    engine: (level) => `컴퓨터 ${level}단계`,
  },
  en: {
    kinds: {
      turn: "It is your turn",
      offer: "Your opponent makes an offer",
      joined: "Your opponent has joined",
      over: "The game is over",
      challenge: "You have been challenged to a game",
    },
    news: "Something happened in your games",
    opponent: (name) => `Opponent: ${name}`,
    engine: (level) => `Computer, level ${level}`,
  },
  nl: {
    kinds: {
      turn: "Je bent aan zet",
      offer: "Je tegenstander doet een voorstel",
      joined: "Je tegenstander is er",
      over: "De partij is afgelopen",
      challenge: "Je bent uitgedaagd",
    },
    news: "Er is nieuws",
    opponent: (name) => `Tegenstander: ${name}`,
    engine: (level) => `Computer, niveau ${level}`,
  },
};

/** The two lines of a notice; of one that is not understood, that there is one. */
export function words(notice: PushNotice | null, lang: WorkerLang): { title: string; body: string } {
  const texts = WORKER_TEXTS[lang];
  if (notice === null) return { title: texts.news, body: "" };
  const name = notice.name ?? (notice.level === undefined ? "" : texts.engine(notice.level));
  return { title: texts.kinds[notice.kind], body: name === "" ? "" : texts.opponent(name) };
}
