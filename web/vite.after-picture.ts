// Loads the app's scripts after the styles, and lets `first.js` start them after the first paint, which does not need
// them.
import type { Plugin } from "vite";

const FIRST = '<script src="./first.js"></script>';
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = '<link rel="modulepreload"';

/** Returns the built page with the app's scripts started by `first.js`. */
function handedOver(html: string): string {
  const [element, path] = APP.exec(html) ?? [];
  if (element === undefined || path === undefined || !html.includes(FIRST)) {
    throw new Error("index.html has no app or no first.js");
  }
  return html
    .replace(FIRST, FIRST.replace(">", ` data-app="${path}">`))
    .replace(element, `${PRELOAD} crossorigin href="${path}">`)
    .replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
}

export function afterPicture(): Plugin {
  return {
    name: "after-picture",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename }) => (filename.endsWith("/index.html") ? handedOver(html) : html),
    },
  };
}
