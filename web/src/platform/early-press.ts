// A press on the button of a page's first picture, which nobody hears but `shell/first.ts`: the page acts on it when it is there.

const EARLY = "early";

export const isPressedEarly = (): boolean => document.documentElement.dataset[EARLY] !== undefined;

/** Whether it was pressed; once only. */
export function takeEarlyPress(): boolean {
  const pressed = isPressedEarly();
  delete document.documentElement.dataset[EARLY];
  return pressed;
}
