// The app's scripts are fetched after the styles, and started by `first.js` when the page's first picture is painted: it
// needs none of them.
import type { Plugin } from "vite";

const FIRST = '<script src="./first.js"></script>';
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = '<link rel="modulepreload"';

/** The built page with its app handed over to `first.js`. */
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
