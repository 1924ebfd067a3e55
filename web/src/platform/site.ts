// Whether the app is a static site without a server, as written by `janggun site`.

/** Each page of a static site has a mark. Workers have no page, and are the same in both cases. */
export const isSite: boolean = globalThis.document?.documentElement?.dataset["site"] !== undefined;
