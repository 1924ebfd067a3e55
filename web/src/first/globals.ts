// Stubs of the browser globals that modules of the app read on load, for the build, which prerenders first pictures
// without a browser. None of them has any effect.
const nothing = (): void => undefined;

class Nothing {}

Object.assign(globalThis, {
  HTMLElement: Nothing,
  customElements: { define: nothing, get: () => Nothing },
  location: { pathname: "/", search: "", hash: "", hostname: "", origin: "", protocol: "https:", host: "" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
});
