// Entry of the viewer that other sites show in a frame: no account, no cookie, nothing kept.
import { mount } from "svelte";
import base from "../../ui/styles/base.css?inline";
import forced from "../../ui/styles/forced.css?inline";
import shapes from "../../ui/styles/shapes.css?inline";
import tokens from "../../ui/styles/tokens.css?inline";
import { loadTexts } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import EmbedPage from "./EmbedPage.svelte";
import { wishesOf } from "./wishes";

// As text: two pages that share a style sheet would make it a file of its own, and the app's first load longer.
document.adoptedStyleSheets = [tokens, base, shapes, forced].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const target = document.getElementById("app");
if (target === null) throw new Error("embed.html has no #app element");
const wishes = wishesOf(location.search);
// For this page alone: nothing is saved.
Object.assign(settings, wishes.settings);
document.documentElement.lang = settings.lang;
document.documentElement.dataset["palette"] = settings.palette;
document.documentElement.dataset["theme"] =
  wishes.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
await loadTexts();
mount(EmbedPage, {
  target,
  props: { wishes, path: location.pathname, query: location.search, fragment: location.hash },
});
