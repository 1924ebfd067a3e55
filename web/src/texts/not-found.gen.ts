// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  about: "The address may be mistyped, or the page may have moved. You can continue here:",
  play: "Play a game",
  learn: "Learn Janggi",
  games: "My games",
  noServer: "This page needs a server",
  noServerAbout: "This copy of Janggun runs without a server, so it has no online games, lobby or accounts. You can continue here:",
};

export type NotFoundTexts = typeof en;

export const ko: NotFoundTexts = {
  about: "주소가 잘못되었거나 페이지가 옮겨졌습니다. 아래에서 이동할 곳을 고르세요.",
  play: "대국하기",
  learn: "장기 배우기",
  games: "내 대국",
  noServer: "서버가 필요한 페이지입니다",
  noServerAbout: "이 사이트는 서버 없이 돌아가므로 온라인 대국, 대기실, 계정이 없습니다. 아래에서 이동할 곳을 고르세요.",
};

export const nl: NotFoundTexts = {
  about: "Het adres klopt misschien niet, of de pagina is verhuisd. Je kunt verder met:",
  play: "Een partij spelen",
  learn: "Janggi leren",
  games: "Mijn partijen",
  noServer: "Voor deze pagina is een server nodig",
  noServerAbout: "Deze site draait zonder server en heeft dus geen onlinepartijen, lobby of accounts. Je kunt verder met:",
};

export const NOT_FOUND_TEXTS: Readonly<Record<Lang, NotFoundTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const notFoundTexts = (): NotFoundTexts => inUse(NOT_FOUND_TEXTS);
