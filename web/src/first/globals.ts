// What modules of the app expect of a browser when they are loaded, for the build, which prerenders first pictures
// without one. Nothing here does anything.
const nothing = (): void => undefined;

class Nothing {}

Object.assign(globalThis, {
  HTMLElement: Nothing,
  customElements: { define: nothing, get: () => Nothing },
  location: { pathname: "/", search: "", hash: "", hostname: "", origin: "", protocol: "https:", host: "" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
});
