// Whether the app is a static site without a server, as written by `janggun site`.

/** True if the page has the mark of a static site. Workers have no page, and are the same in both cases. */
export const isSite: boolean = globalThis.document?.documentElement?.dataset["site"] !== undefined;
