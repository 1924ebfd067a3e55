// Runs before each test file. Loads the Korean and English texts, and resets the settings, the clock, replaced globals
// and the page, because most test files share them. After each file, waits for scripts that a page still loads.
import { afterAll, vi } from "vitest";
import { en } from "../texts/core.en.gen";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "../texts/core.ko.gen";
import { settings, usualSettings } from "../platform/settings.svelte";

/** Default timeout of `vi.waitFor` in milliseconds, for a busy machine. */
const PATIENCE = 50_000;

vi.useRealTimers();
vi.unstubAllGlobals();
// A long timeout costs nothing if the condition is soon true, so all tests use the same one.
if (!("isPatient" in vi.waitFor)) {
  const { waitFor } = vi;
  const patient: typeof waitFor = (callback, options) =>
    waitFor(callback, { ...(typeof options === "number" ? {} : options), timeout: PATIENCE });
  vi.waitFor = Object.assign(patient, { isPatient: true });
}
if (typeof document !== "undefined") {
  document.body.replaceChildren();
  localStorage.clear();
}
addTexts("ko", ko);
addTexts("en", en);
await loadErrors();
Object.assign(settings, usualSettings());

// On a busy machine, a script that a page loads on demand may arrive after the last test, when the page no longer
// exists.
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
});
