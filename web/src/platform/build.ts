// Metadata of the build. `vite.config.ts` defines the inserted values.
declare const __VERSION__: string;
declare const __SOURCE_URL__: string | null;

export const VERSION = __VERSION__;
/** Address of the source code; null if the workspace's manifest has no repository. */
export const SOURCE_URL = __SOURCE_URL__;
/** Path of the file with third-party licences (`vite.notices.ts`), relative to the base path. */
export const NOTICES_FILE = "/notices.txt";
