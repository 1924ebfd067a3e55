// The sound switch for pages: reactive, stored by `sound.ts`.
import { isSoundOn, setSoundOn } from "./sound";

export const soundSwitch = {
  get on(): boolean {
    return isSoundOn();
  },
  toggle(): void {
    setSoundOn(isSoundOn() ? "off" : "on");
  },
};
