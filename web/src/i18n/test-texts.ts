// Runs before each test file. Loads the Korean and English texts, and resets the settings, the clock, replaced globals
// and the page, because most test files share them. After each file, waits for scripts that a page still loads.
import { afterAll, vi } from "vitest";
import { en } from "../texts/core.en.gen";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "../texts/core.ko.gen";
import { settings, usualSettings } from "../platform/settings.svelte";

vi.useRealTimers();
vi.unstubAllGlobals();
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
