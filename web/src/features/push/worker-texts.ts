// Texts of notifications in the user's language. They are separate from the other texts to keep the service worker
// small.
import type { PushNotice } from "../../wire.gen";
import type { Lang } from "../../texts/languages.gen";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";

/** Returns the title and body of a notification; only a general title if its message could not be parsed. */
export function words(notice: PushNotice | null, lang: Lang): { title: string; body: string } {
  const texts = PUSH_WORKER_TEXTS[lang];
  if (notice === null) return { title: texts.news, body: "" };
  const name = notice.name ?? (notice.level === undefined ? "" : texts.engine({ level: notice.level }));
  return {
    title: texts.kinds[notice.kind],
    body: name === "" || notice.club !== undefined ? name : texts.opponent({ name }),
  };
}
