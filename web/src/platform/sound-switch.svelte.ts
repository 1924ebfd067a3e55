// Reactive sound switch for pages, stored by `sound.ts`.
import { isSoundOn, setSoundOn } from "./sound";

export const soundSwitch = {
  get on(): boolean {
    return isSoundOn();
  },
  toggle(): void {
    setSoundOn(isSoundOn() ? "off" : "on");
  },
};
