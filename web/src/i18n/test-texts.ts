// Runs before each test file: loads texts in the two languages that tests use, and resets the settings and the clock,
// because test files that need no page share loaded modules.
import { vi } from "vitest";
import { en } from "../texts/core.en.gen";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "../texts/core.ko.gen";
import { settings, usualSettings } from "../platform/settings.svelte";

vi.useRealTimers();
addTexts("ko", ko);
addTexts("en", en);
await loadErrors();
Object.assign(settings, usualSettings());
