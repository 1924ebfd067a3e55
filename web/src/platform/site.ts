// Detects a static site without a server, as written by `janggun site`.

/** Whether the page is part of a static site. Always false in workers, which have no page. */
export const isSite: boolean = globalThis.document?.documentElement?.dataset["site"] !== undefined;
