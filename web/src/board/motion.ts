// The three motions of a piece: it travels, it vanishes, and a general flips
// for a pass (한수쉼). Each is short and none runs where the viewer asked for
// reduced motion.
import type { Point } from "./layout";

const TRAVEL_MS = 170;
const VANISH_MS = 140;
const FLIP_MS = 420;

function wantsMotion(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function run(node: SVGElement, frames: Keyframe[], duration: number, easing: string): Animation | null {
  if (!wantsMotion() || typeof node.animate !== "function") return null;
  return node.animate(frames, { duration, easing });
}

export function translate(place: Point): string {
  return `translate(${place.x}px, ${place.y}px)`;
}

export function travel(node: SVGElement, from: Point, to: Point): void {
  const frames = [{ transform: translate(from) }, { transform: translate(to) }];
  run(node, frames, TRAVEL_MS, "cubic-bezier(.25,.6,.3,1)");
}

/** Fades a captured piece out and takes it from the page. */
export function vanish(node: SVGElement): void {
  const animation = run(node, [{ opacity: 1 }, { opacity: 0 }], VANISH_MS, "ease-in");
  if (animation === null) {
    node.remove();
    return;
  }
  node.classList.add("gone");
  animation.onfinish = () => node.remove();
  animation.oncancel = () => node.remove();
}

/** Turns the piece over and back, as a player turns the general to pass. */
export function flip(node: SVGElement): void {
  const body = node.querySelector<SVGElement>(".body");
  if (body === null) return;
  const turn = (x: number): Keyframe => ({ transform: `scaleX(${x})` });
  run(body, [turn(1), turn(-1), turn(1)], FLIP_MS, "ease-in-out");
}
