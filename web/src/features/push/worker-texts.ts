// Texts of notifications in the reader's language. Separate from other texts, because the service worker contains
// nothing else of the app.
import type { PushNotice } from "../../wire.gen";
import type { Lang } from "../../texts/languages.gen";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";

/** Returns the title and body of a notification; a general title if its message was not understood. */
export function words(notice: PushNotice | null, lang: Lang): { title: string; body: string } {
  const texts = PUSH_WORKER_TEXTS[lang];
  if (notice === null) return { title: texts.news, body: "" };
  const name = notice.name ?? (notice.level === undefined ? "" : texts.engine({ level: notice.level }));
  return { title: texts.kinds[notice.kind], body: name === "" ? "" : texts.opponent({ name }) };
}
