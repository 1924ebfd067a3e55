// Days as the account pages write them.
import { lang } from "../../i18n/index.svelte";

/** A point in time as its day, in the reader's language and time zone. */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(ms);
}
