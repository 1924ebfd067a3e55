// Entry point of the web app: mounts the root component.
import { mount } from "svelte";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/shapes.css";
import App from "./App.svelte";
import { openEarlyGame } from "./features/start/open-early-game";
import { drawIn, prefetch } from "./first/replace";
import { loadErrors, loadTexts } from "./i18n/index.svelte";
import { COMPONENTS } from "./pages.gen";
import { isPressedEarly } from "./platform/early-press";
import { fetchGameAhead, setGameAhead } from "./platform/game-ahead";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app element");
/** Loads the styles for forced colours. All visitors load them eventually, as they may turn forced colours on later. */
const forcedColours = (): void => void import("./ui/styles/forced.css").catch(() => undefined);
if (matchMedia("(forced-colors: active)").matches) forcedColours();
setGameAhead(() => void COMPONENTS.game().catch(() => undefined));
if (isPressedEarly()) fetchGameAhead();
await Promise.all([loadTexts(), prefetch(), openEarlyGame()]);
drawIn(target, (root) => void mount(App, { target: root }));

/** Delay in ms between the page's `load` event and background work, which would slow down visible work. */
const LATER_MS = 3000;
function later(): void {
  void loadErrors();
  forcedColours();
  void import("./features/offline/register")
    .then(({ beReadyForOffline }) => beReadyForOffline())
    .catch(() => undefined);
}
const wait = (): void => void setTimeout(later, LATER_MS);
if (document.readyState === "complete") wait();
else addEventListener("load", wait, { once: true });
