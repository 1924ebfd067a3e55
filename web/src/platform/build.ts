// The build's metadata (vite.config.ts).
declare const __VERSION__: string;
declare const __SOURCE_URL__: string | null;

export const VERSION = __VERSION__;
/** The address of the source, if the workspace's manifest names one as its repository. */
export const SOURCE_URL = __SOURCE_URL__;
/** The file with the licences of what others wrote and the program holds (`vite.notices.ts`), seen from the base path. */
export const NOTICES_FILE = "/notices.txt";
