// The sound switch as pages see it: reactive, remembered by `sound.ts`.
import { isSoundOn, setSoundOn } from "./sound";

let on = $state(isSoundOn());

export const soundSwitch = {
  get on(): boolean {
    return on;
  },
  toggle(): void {
    on = !on;
    setSoundOn(on ? "on" : "off");
  },
};
