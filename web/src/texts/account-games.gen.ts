// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "Finished games in my account",
  keep: "Keep finished games in my account",
  about: "Games that you finish on this device are saved to your account and appear on your other devices, if this setting is on there too. If you delete a game from your records, it is also deleted from your account and those devices.",
  ask: "Keep your finished games in your account, so that you have them on your other devices too?",
  yes: "Keep in my account",
  no: "Keep on this device only",
  waiting: (p: { count: number }): string => (p.count === 1 ? "1 game is not in your account." : `${p.count} games are not in your account.`),
  here: (p: { count: number }): string => (p.count === 1 ? "1 finished game is only on this device." : `${p.count} finished games are only on this device.`),
  done: "All games finished on this device are in your account.",
  sending: "Syncing games with your account…",
  refused: (p: { count: number }): string => (p.count === 1 ? "The server did not accept 1 game; it stays on this device." : `The server did not accept ${p.count} games; they stay on this device.`),
  offline: "Syncing will continue when the server can be reached again.",
  noRoom: "The games in your account could not be saved on this device. There may not be enough space.",
  again: "Try again",
  file: "Games from my account",
};

export type AccountGamesTexts = typeof en;

export const ko: AccountGamesTexts = {
  title: "계정에 보관한 대국",
  keep: "끝난 대국을 내 계정에 보관",
  about: "이 설정을 켜면 이 기기에서 끝낸 대국이 계정에 보관되고, 이 설정을 켠 다른 기기에서도 볼 수 있습니다. 기보 모음에서 대국을 지우면 계정과 다른 기기에서도 지워집니다.",
  ask: "끝난 대국을 계정에 보관해 다른 기기에서도 보시겠습니까?",
  yes: "계정에 보관",
  no: "이 기기에만 보관",
  waiting: (p: { count: number }): string => `아직 계정에 보관되지 않은 대국이 ${p.count}판 있습니다.`,
  here: (p: { count: number }): string => `끝난 대국 ${p.count}판이 이 기기에만 있습니다.`,
  done: "이 기기에서 끝낸 대국이 모두 계정에 보관되어 있습니다.",
  sending: "대국을 계정에 보관하는 중…",
  refused: (p: { count: number }): string => `서버가 받지 않은 대국 ${p.count}판은 이 기기에만 남습니다.`,
  offline: "서버에 다시 연결되면 이어서 보관합니다.",
  noRoom: "계정의 대국을 이 기기에 저장하지 못했습니다. 저장 공간이 부족할 수 있습니다.",
  again: "다시 시도",
  file: "내 계정의 대국",
};

export const nl: AccountGamesTexts = {
  title: "Uitgespeelde partijen in mijn account",
  keep: "Uitgespeelde partijen in mijn account bewaren",
  about: "Staat dit aan, dan worden partijen van dit apparaat na afloop in je account bewaard. Je ziet ze dan ook op je andere apparaten waar dit aanstaat. Verwijder je zo'n partij uit je archief, dan verdwijnt die ook van die apparaten.",
  ask: "Wil je uitgespeelde partijen in je account bewaren, zodat ze ook op je andere apparaten staan?",
  yes: "Bewaren",
  no: "Alleen op dit apparaat",
  waiting: (p: { count: number }): string => (p.count === 1 ? "1 partij staat nog niet in je account." : `${p.count} partijen staan nog niet in je account.`),
  here: (p: { count: number }): string => (p.count === 1 ? "1 uitgespeelde partij staat alleen op dit apparaat." : `${p.count} uitgespeelde partijen staan alleen op dit apparaat.`),
  done: "Alle uitgespeelde partijen van dit apparaat staan in je account.",
  sending: "Je partijen worden gesynchroniseerd…",
  refused: (p: { count: number }): string => (p.count === 1 ? "De server neemt 1 partij niet aan; die blijft op dit apparaat." : `De server neemt ${p.count} partijen niet aan; die blijven op dit apparaat.`),
  offline: "Het synchroniseren gaat verder zodra de server weer bereikbaar is.",
  noRoom: "De partijen uit je account konden niet op dit apparaat worden opgeslagen. Misschien is er te weinig ruimte.",
  again: "Opnieuw proberen",
  file: "Partijen uit mijn account",
};

export const ACCOUNT_GAMES_TEXTS: Readonly<Record<Lang, AccountGamesTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const accountGamesTexts = (): AccountGamesTexts => inUse(ACCOUNT_GAMES_TEXTS);
