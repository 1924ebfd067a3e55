// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** What messengers show with the link. */
  sentence: (p: { name: string | number; terms: string | number }): string => `${p.name} invites you to a game of Janggi · ${p.terms}`,
  sentenceNameless: (p: { terms: string | number }): string => `A game of Janggi? · ${p.terms}`,
  youPlay: (p: { side: string | number }): string => `You play ${p.side}`,
  send: "Share",
  copyLink: "Copy link",
  link: "Link for your opponent",
  how: "Send this link to your friend. The first person to join is your opponent.",
  scan: "Or scan this code with a phone.",
  looking: (p: { n: number }): string => (p.n === 1 ? `${p.n} person is looking at the invitation` : `${p.n} people are looking at the invitation`),
  name: "Your name",
  nameHint: "Your opponent sees this name. You do not need an account.",
  another: "Suggest another name",
  byoyomi: (p: { seconds: string | number }): string => `Byoyomi: after the main time, each move must be made within ${p.seconds} s. Taking longer uses up a period; when none is left, the game is lost.`,
};

export type InvitationTexts = typeof en;

export const ko: InvitationTexts = {
  sentence: (p: { name: string | number; terms: string | number }): string => `${p.name} 님이 장기 대국에 초대했습니다 · ${p.terms}`,
  sentenceNameless: (p: { terms: string | number }): string => `장기 한 판 두실래요? · ${p.terms}`,
  youPlay: (p: { side: string | number }): string => `내 진영: ${p.side}`,
  send: "공유",
  copyLink: "링크 복사",
  link: "상대에게 보낼 링크",
  how: "카카오톡이나 문자로 친구에게 이 링크를 보내세요. 먼저 참가한 사람이 상대가 됩니다.",
  scan: "휴대폰 카메라로 이 코드를 찍어도 열립니다.",
  looking: (p: { n: number }): string => `지금 ${p.n}명이 초대를 보고 있습니다`,
  name: "내 이름",
  nameHint: "상대에게 이 이름으로 보입니다. 계정은 없어도 됩니다.",
  another: "다른 이름 추천",
  byoyomi: (p: { seconds: string | number }): string => `초읽기: 제한 시간을 다 쓰면 한 수를 ${p.seconds}초 안에 두어야 합니다. 넘길 때마다 횟수가 줄고, 횟수를 다 쓰면 시간패입니다.`,
};

export const nl: InvitationTexts = {
  sentence: (p: { name: string | number; terms: string | number }): string => `${p.name} nodigt je uit voor een partij Janggi · ${p.terms}`,
  sentenceNameless: (p: { terms: string | number }): string => `Een partijtje Janggi? · ${p.terms}`,
  youPlay: (p: { side: string | number }): string => `Jij speelt met ${p.side}`,
  send: "Delen",
  copyLink: "Link kopiëren",
  link: "Link voor je tegenstander",
  how: "Stuur deze link naar een vriend. De eerste die meedoet, is je tegenstander.",
  scan: "Of scan deze code met een telefoon.",
  looking: (p: { n: number }): string => (p.n === 1 ? `${p.n} persoon bekijkt de uitnodiging` : `${p.n} mensen bekijken de uitnodiging`),
  name: "Je naam",
  nameHint: "Je tegenstander ziet deze naam. Je hebt geen account nodig.",
  another: "Andere naam",
  byoyomi: (p: { seconds: string | number }): string => `Byoyomi: is de bedenktijd op, dan heb je ${p.seconds} s per zet. Duurt een zet langer, dan kost dat een periode; is de laatste op, dan verlies je de partij.`,
};

export const INVITATION_TEXTS: Readonly<Record<Lang, InvitationTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const invitationTexts = (): InvitationTexts => inUse(INVITATION_TEXTS);
