// Stubs of the browser globals that the app's modules use on load. They let the build prerender pages without a
// browser.
const nothing = (): void => undefined;

class Nothing {}

Object.assign(globalThis, {
  HTMLElement: Nothing,
  customElements: { define: nothing, get: () => Nothing },
  location: { pathname: "/", search: "", hash: "", hostname: "", origin: "", protocol: "https:", host: "" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
});
