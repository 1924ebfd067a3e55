// Runs before the first paint: applies the colours and sizes that the visitor chose. Also checks whether the
// prerendered HTML, which is made for new visitors, fits this visitor.
//
// Then starts the app. If the page has prerendered HTML, the app starts after the first paint, because its scripts
// would delay it.
import type { PathOf } from "../platform/endpoints.gen";
import { ownZone } from "../platform/zone";
import { SHELL_TEXTS } from "../texts/shell.gen";

/** Stored settings that are used here, unvalidated. */
interface Stored {
  readonly theme?: unknown;
  readonly palette?: unknown;
  readonly print?: unknown;
  readonly boardSize?: unknown;
  readonly lang?: string;
  readonly words?: unknown;
}

const root = document.documentElement;
let chosen: Stored = {};
let isNew = true;
try {
  chosen = (JSON.parse(localStorage.getItem("janggun.settings") ?? "null") as Stored | null) ?? {};
  isNew = localStorage.getItem("janggun.choices") === null && localStorage.getItem("janggun.lessons") === null;
} catch {
  // The storage is blocked or its content is invalid. This counts as a first visit.
}
const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
const lang = chosen.lang ?? root.lang;
root.dataset["theme"] = chosen.theme === "dark" || (chosen.theme !== "light" && isDark) ? "dark" : "light";
if (typeof chosen.palette === "string") root.dataset["palette"] = chosen.palette;
if (typeof chosen.print === "string") root.dataset["print"] = chosen.print;
if (typeof chosen.boardSize === "string") root.dataset["board"] = chosen.boardSize;
if (lang !== root.lang || chosen.words === "north") root.dataset["first"] = "none";
else if (!isNew) root.dataset["first"] = "frame";

/** Moves the content of a template from the server into the head. */
function putIn(template: string): void {
  document.head.append((document.getElementById(template) as HTMLTemplateElement | null)?.content ?? "");
}

// The prerendered HTML has no handlers: a press on its button is stored for the page (`platform/early-press.ts`) and
// shown. The game is requested at once with the terms on the button, because the app's scripts may take seconds.
document.addEventListener("click", ({ clientX, clientY }) => {
  const button = document.querySelector<HTMLElement>("#app[inert] [data-early]");
  const box = button?.getBoundingClientRect();
  if (box === undefined || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
    return;
  if (root.dataset["early"] === undefined && root.dataset["site"] === undefined)
    globalThis.earlyGame = fetch(`.${"/api/games" satisfies PathOf<"POST /api/games">}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(15_000),
      body: JSON.stringify({ ...ownZone(), ...(JSON.parse(button?.dataset["early"] ?? "{}") as object) }),
    }).catch(() => null);
  root.dataset["early"] = "";
  putIn("pressed");
  button?.setAttribute("aria-busy", "true");
});

let isOffered = false;

/** Offers a reload because the app's script, or a file that it needs to draw anything, could not be loaded. */
function offerReload(error: unknown): void {
  console.error(error);
  if (isOffered) return;
  isOffered = true;
  const texts = (SHELL_TEXTS as Readonly<Partial<typeof SHELL_TEXTS>>)[lang as "en"] ?? SHELL_TEXTS.en;
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.role = "alert";
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = texts.reload;
  button.onclick = () => location.reload();
  notice.append(`${texts.missing} `, button);
  document.body.prepend(notice);
}

function takeOver(app: string): void {
  const start = (): void => {
    import(/* @vite-ignore */ new URL(app, location.href).href).catch(offerReload); // repeated imports run it once
    // Preloads the rules, if the page needs them.
    putIn("later");
  };
  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("#app[inert]") === null) return start();
    // The app starts after the first paint. Nothing is painted before the styles are loaded, or in a background tab.
    requestAnimationFrame(() => setTimeout(start));
    if (document.hidden) start();
    else addEventListener("visibilitychange", start, { once: true });
  });
}

// The development server's page starts the app itself.
const { app } = document.currentScript?.dataset ?? {};
if (app !== undefined) takeOver(app);
