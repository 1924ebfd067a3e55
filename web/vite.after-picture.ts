// Lets `first.js` start the app's script, so that a prerendered picture can be painted first.
import type { Plugin } from "vite";

const FIRST = '<script src="./first.js"></script>';
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = '<link rel="modulepreload"';

/** Changes the built page so that `first.js` starts the app's script, and all script preloads have low priority. */
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
