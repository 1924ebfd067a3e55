// The languages of the web app.
import type { Lang } from "../texts/languages.gen";

export type { Lang };
