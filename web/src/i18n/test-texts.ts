// Loads texts for tests in the two languages that they use.
import { en } from "../texts/core.en.gen";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "../texts/core.ko.gen";

addTexts("ko", ko);
addTexts("en", en);
await loadErrors();
