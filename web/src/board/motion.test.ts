import { afterEach, expect, test, vi } from "vitest";
import { layoutOf, pathBetween } from "./layout";
import { translate, travel, vanish } from "./motion";
import { svg } from "./svg";

const layout = layoutOf("cho", "none");

function animated(): { node: SVGGElement; animate: ReturnType<typeof vi.fn> } {
  const node = svg("g");
  const animate = vi.fn(() => ({}));
  Object.assign(node, { animate });
  return { node, animate };
}

function prefer(reduced: "reduced" | "full"): void {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced === "reduced" }));
}

afterEach(() => vi.unstubAllGlobals());

test("a horse goes round its corner at an even pace, and ends where it should", () => {
  prefer("full");
  const { node, animate } = animated();
  const way = pathBetween(layout, "b1", "c3");
  travel(node, way);
  const frames = animate.mock.calls[0]?.[0] as { transform: string; offset: number }[];
  expect(frames.map((frame) => frame.transform)).toEqual(way.map(translate));
  expect(frames[0]?.offset).toBe(0);
  expect(frames[1]?.offset).toBeCloseTo(100 / (100 + Math.hypot(108, 100)));
  expect(frames[2]?.offset).toBeCloseTo(1);
});

test("reduced motion moves nothing and takes captured pieces away at once", () => {
  prefer("reduced");
  const { node, animate } = animated();
  document.body.append(node);
  travel(node, pathBetween(layout, "a1", "a9"));
  vanish(node);
  expect(animate).not.toHaveBeenCalled();
  expect(node.isConnected).toBe(false);
});
