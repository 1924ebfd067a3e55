// The texts of notifications, in the reader's language. Separate from the other texts, since the service worker
// contains nothing else of the app.
import type { PushNotice } from "../../wire.gen";
import type { Lang } from "../../texts/languages.gen";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";

/** The two lines of a notification; if it is not understood, a general text. */
export function words(notice: PushNotice | null, lang: Lang): { title: string; body: string } {
  const texts = PUSH_WORKER_TEXTS[lang];
  if (notice === null) return { title: texts.news, body: "" };
  const name = notice.name ?? (notice.level === undefined ? "" : texts.engine({ level: notice.level }));
  return { title: texts.kinds[notice.kind], body: name === "" ? "" : texts.opponent({ name }) };
}
