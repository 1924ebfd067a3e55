// What a notice says, in the reader's language. Apart from the other texts: the service worker has nothing else of the app.
import type { PushNotice } from "../../wire.gen";
import type { Lang } from "../../texts/languages.gen";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";

/** The two lines of a notice; of one that is not understood, that there is one. */
export function words(notice: PushNotice | null, lang: Lang): { title: string; body: string } {
  const texts = PUSH_WORKER_TEXTS[lang];
  if (notice === null) return { title: texts.news, body: "" };
  const name = notice.name ?? (notice.level === undefined ? "" : texts.engine({ level: notice.level }));
  return { title: texts.kinds[notice.kind], body: name === "" ? "" : texts.opponent({ name }) };
}
