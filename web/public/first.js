// Before anything is painted: the colours that the visitor chose, and whether a page's first picture, which is drawn for
// somebody who is here for the first time, is what this visitor will see. The app itself takes over from here.
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
})();
