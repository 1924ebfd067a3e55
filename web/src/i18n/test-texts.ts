// Runs before each test file: loads texts in the two languages that tests use, and restores the settings, which files
// without a page share.
import { en } from "../texts/core.en.gen";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "../texts/core.ko.gen";
import { settings, usualSettings } from "../platform/settings.svelte";

addTexts("ko", ko);
addTexts("en", en);
await loadErrors();
Object.assign(settings, usualSettings());
