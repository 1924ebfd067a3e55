// Whether the app is a site of files without a server, as `janggun site` writes it.

/** Marked in each of its pages. Workers have no page, and are the same in both. */
export const isSite: boolean = globalThis.document?.documentElement?.dataset["site"] !== undefined;
