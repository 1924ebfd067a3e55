// Before anything is painted: the colours that the visitor chose, and whether a page's first picture, which is drawn for
// somebody who is here for the first time, is what this visitor will see. Then the app takes over: where the page came with
// a first picture, once that has been painted, which the app's scripts would hold up.
(() => {
  const root = document.documentElement;
  let chosen = {};
  let isNew = true;
  try {
    chosen = JSON.parse(localStorage.getItem("janggun.settings")) ?? {};
    isNew = localStorage.getItem("janggun.choices") === null && localStorage.getItem("janggun.lessons") === null;
  } catch {
    // blocked, or not what we wrote: as on a first visit
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = chosen.theme === "dark" || (chosen.theme !== "light" && isDark) ? "dark" : "light";
  if (typeof chosen.palette === "string") root.dataset.palette = chosen.palette;
  if ((chosen.lang ?? root.lang) !== root.lang || chosen.words === "north") root.dataset.first = "none";
  else if (!isNew) root.dataset.first = "frame";

  /** The app's own script, or what it needs to draw anything, could not be fetched. */
  const MISSING = {
    en: ["The app could not be loaded.", "Reload"],
    ko: ["앱을 불러오지 못했습니다.", "새로 고침"],
    nl: ["De app kon niet worden geladen.", "Opnieuw laden"],
  };
  let isOffered = false;
  const offerReload = (error) => {
    console.error(error);
    if (isOffered) return;
    isOffered = true;
    const [text, label] = MISSING[chosen.lang ?? root.lang] ?? MISSING.en;
    const notice = document.createElement("p");
    notice.className = "notice";
    notice.role = "alert";
    const button = document.createElement("button");
    button.className = "button";
    button.textContent = label;
    button.onclick = () => location.reload();
    notice.append(`${text} `, button);
    document.body.prepend(notice);
  };

  const { app } = document.currentScript.dataset;
  if (app === undefined) return; // the development server's page starts the app itself
  const start = () => {
    import(app).catch(offerReload); // more than once, it runs once
    // What the server puts off until the picture is there: the rules, where the page needs them.
    document.head.append(document.getElementById("later")?.content ?? "");
  };
  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("#app[inert]") === null) return start();
    // Nothing is painted before the styles are there, or in a tab in the background.
    requestAnimationFrame(() => setTimeout(start));
    if (document.hidden) start();
    else addEventListener("visibilitychange", start, { once: true });
  });
})();
