// Entry point of the viewer embedded in other sites. It sends no cookies and stores nothing in the browser.
import { here } from "../../platform/places";
import { mount } from "svelte";
import base from "../../ui/styles/base.css?inline";
import forced from "../../ui/styles/forced.css?inline";
import shapes from "../../ui/styles/shapes.css?inline";
import tokens from "../../ui/styles/tokens.css?inline";
import { loadTexts } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import EmbedPage from "./EmbedPage.svelte";
import { wishesOf } from "./wishes";

// Imported as text. A style sheet shared by two pages would become a separate file and slow down the app's first load.
document.adoptedStyleSheets = [tokens, base, shapes, forced].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const target = document.getElementById("app");
if (target === null) throw new Error("embed.html has no #app element");
const wishes = wishesOf(location.search);
// These settings apply only to this page and are not saved.
Object.assign(settings, wishes.settings);
document.documentElement.lang = settings.lang;
document.documentElement.dataset["palette"] = settings.palette;
document.documentElement.dataset["theme"] =
  wishes.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
await loadTexts();
mount(EmbedPage, {
  target,
  props: { wishes, ...here() },
});
