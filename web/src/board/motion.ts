// Animations of pieces: moving, fading out, and turning over the general for a pass (한수쉼). None runs if the viewer
// prefers reduced motion.
import type { Point } from "./layout";

const TRAVEL_MS = 170;
const VANISH_MS = 140;
const FLIP_MS = 420;

let slowness = 1;

/** Sets the factor for the durations of animations on all boards of the page; 0 disables animation. */
export function setSlowness(factor: number): void {
  slowness = factor;
}

function wantsMotion(): boolean {
  return slowness > 0 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns the duration of a piece's movement in ms; 0 if animation is off. */
export function travelMs(): number {
  return wantsMotion() ? TRAVEL_MS * slowness : 0;
}

function run(node: SVGElement, frames: Keyframe[], duration: number, easing: string): Animation | null {
  if (!wantsMotion() || typeof node.animate !== "function") return null;
  return node.animate(frames, { duration: duration * slowness, easing });
}

export function translate(place: Point): string {
  return `translate(${place.x}px, ${place.y}px)`;
}

/** Animates a piece along its path, which has a corner for a horse (마) or elephant (상). */
export function travel(node: SVGElement, way: readonly Point[]): void {
  const lengths = way.map((point, index) => {
    const before = way[index - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map((point, index) => {
    gone += lengths[index] ?? 0;
    return { transform: translate(point), offset: Math.min(1, gone / whole) };
  });
  run(node, frames, TRAVEL_MS, "cubic-bezier(.3,.1,.3,1)");
}

/** Fades out a piece and then removes it. If animation is off, removes it at once. */
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

/** Animates a piece being turned over, as players do with the general to pass. */
export function flip(node: SVGElement): void {
  const body = node.querySelector<SVGElement>(".body");
  if (body === null) return;
  const turn = (y: number): Keyframe => ({ transform: `scaleY(${y})` });
  run(body, [turn(1), turn(-1)], FLIP_MS, "ease-in-out");
}
