// Dates on the account pages.
import { lang } from "../../i18n/index.svelte";

/** The date of a point in time, in the reader's language and time zone. */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(ms);
}
