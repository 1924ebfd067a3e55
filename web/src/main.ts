// Entry of the web app: mounts the root component, in the visitor's language.
import { mount } from "svelte";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import App from "./App.svelte";
import { loadTexts } from "./i18n/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app element");
await loadTexts();
mount(App, { target });
