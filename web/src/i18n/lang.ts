// The type of the web app's language codes.
import type { Lang } from "../texts/languages.gen";

export type { Lang };
