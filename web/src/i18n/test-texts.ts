// For tests: the texts of the two languages that they read, which a browser fetches.
import { en } from "./en";
import { addTexts, loadErrors } from "./index.svelte";
import { ko } from "./ko";

addTexts("ko", ko);
addTexts("en", en);
await loadErrors();
