// Reactive state of the browser's network connection.
let on = $state(globalThis.navigator?.onLine !== false);

function look(): void {
  on = navigator.onLine;
}
globalThis.addEventListener?.("online", look);
globalThis.addEventListener?.("offline", look);

export const network = {
  /** Whether there is a network connection; also true if only the server cannot be reached. */
  get on(): boolean {
    return on;
  },
};
