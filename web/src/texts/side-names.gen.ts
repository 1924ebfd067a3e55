// Written by `cargo xtask generate` from the messages in texts/.
import type { Lang } from "./languages.gen";

export const en = {
  janggi: {
    /** Cho and Han in each variant. */
    cho: "Cho",
    han: "Han",
  },
  xiangqi: {
    cho: "Red",
    han: "Black",
  },
  chesswar: {
    cho: "Cho",
    han: "Han",
  },
};

export type SideNamesTexts = typeof en;

export const ko: SideNamesTexts = {
  janggi: {
    cho: "초",
    han: "한",
  },
  xiangqi: {
    cho: "홍",
    han: "흑",
  },
  chesswar: {
    cho: "초",
    han: "한",
  },
};

export const nl: SideNamesTexts = {
  janggi: {
    cho: "Cho",
    han: "Han",
  },
  xiangqi: {
    cho: "Rood",
    han: "Zwart",
  },
  chesswar: {
    cho: "Cho",
    han: "Han",
  },
};

export const SIDE_NAMES_TEXTS: Readonly<Record<Lang, SideNamesTexts>> = { ko, en, nl };
