// Entry of the web app: mounts the root component and does nothing else.
import { mount } from "svelte";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app element");
mount(App, { target });
