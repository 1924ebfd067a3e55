// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  label: "Notify me on this device when I am away",
  about: "You are notified when it is your turn, when you get a challenge or an offer, when an opponent joins, when a request to join a club is made or answered, and when a tournament game starts or a game is over. The notifications are encrypted.",
  denied: "Your browser does not allow this site to show notifications. You can allow it in the browser's settings.",
  failed: "The notification setting could not be changed. Try again later.",
};

export type PushTexts = typeof en;

export const ko: PushTexts = {
  label: "자리를 비운 동안 이 기기로 알림 받기",
  about: "내 차례, 도전과 제안, 상대의 입장, 동호회 가입 신청과 그 처리, 대회 대국의 시작, 대국 종료를 알려 드립니다. 알림 내용은 암호화됩니다.",
  denied: "브라우저에서 이 사이트의 알림이 막혀 있습니다. 브라우저 설정에서 허용할 수 있습니다.",
  failed: "알림 설정을 바꾸지 못했습니다. 잠시 뒤에 다시 시도해 주세요.",
};

export const nl: PushTexts = {
  label: "Meldingen op dit apparaat als ik er niet ben",
  about: "Je krijgt een melding als je aan zet bent, bij een uitdaging of een voorstel, als je tegenstander er is, als iemand lid wil worden van je vereniging of je eigen aanvraag is beantwoord, als een toernooipartij begint en als een partij is afgelopen. De meldingen zijn versleuteld.",
  denied: "Je browser laat deze site geen meldingen tonen. Je kunt dat toestaan in de instellingen van de browser.",
  failed: "De meldingen konden niet worden aan- of uitgezet. Probeer het later nog eens.",
};

export const PUSH_TEXTS: Readonly<Record<Lang, PushTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const pushTexts = (): PushTexts => inUse(PUSH_TEXTS);
