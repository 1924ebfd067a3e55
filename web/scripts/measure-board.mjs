// Measures the speed of the board in Chromium, on the demo page served by Vite:
//
//   node scripts/measure-board.mjs        (CHROME=/path/to/chromium selects the browser)
//
// Measures frames while a piece is dragged at a quarter of the CPU speed, the time from an input to the next paint, and
// the time to draw sixty small boards. Prints one line per figure with its budget, if any, and exits with 1 if a
// budget is missed. Playwright is imported from ../e2e, where the browser tests install it, or from this package.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "vite";

const SLOW_DOWN = 4;
const DRAG_MOVES = 180;
const FRAME_MS = 1000 / 60;

function playwright() {
  for (const name of ["@playwright/test", "playwright-core"]) {
    for (const base of ["../../e2e/package.json", "../package.json"]) {
      try {
        return createRequire(new URL(base, import.meta.url))(name);
      } catch {
        // This package is not installed in this folder; try the next.
      }
    }
  }
  throw new Error("no Playwright: run `npm ci` in e2e/ first");
}

function browserPath() {
  const known = [process.env.CHROME, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error("no Chromium: install one or name it in CHROME");
  return found;
}

const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

async function open(browser, origin, query) {
  const page = await browser.newPage({ viewport: { width: 900, height: 960 } });
  await page.goto(`${origin}/board-demo.html?${query}`);
  await page.waitForSelector("janggi-board");
  await page.waitForTimeout(400);
  return page;
}

async function centre(page, square) {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Measures the frame rate and the main-thread time per frame while a piece is dragged in circles over the board. */
async function drag(browser, origin) {
  const page = await open(browser, origin, "scene=play&size=800");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await devtools.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === "TaskDuration").value * 1000;
  };
  const from = await centre(page, "b1");
  const middle = await centre(page, "e5");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const tick = (at) => {
      globalThis.frames_.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const before = await busy();
  const start = performance.now();
  for (let step = 0; step < DRAG_MOVES; step += 1) {
    const turn = (step / DRAG_MOVES) * 6 * Math.PI;
    await page.mouse.move(middle.x + 300 * Math.cos(turn), middle.y + 300 * Math.sin(turn));
    const wait = start + (step + 1) * FRAME_MS - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  }
  const work = (await busy()) - before;
  const frames = await page.evaluate(() => globalThis.frames_);
  await page.mouse.up();
  await page.close();
  const gaps = frames.slice(1).map((at, index) => at - frames[index]);
  const seconds = (frames[frames.length - 1] - frames[0]) / 1000;
  return { fps: gaps.length / seconds, p95: percentile(gaps, 0.95), work: work / gaps.length };
}

/** Measures the milliseconds from each `pointerup` event to the next paint, with the Event Timing API. */
async function moves(browser, origin, slow) {
  const page = await open(browser, origin, "scene=play&size=800");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slow });
  await page.evaluate(() => {
    globalThis.timings = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "pointerup") globalThis.timings.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    const board = document.querySelector("janggi-board");
    board.legal = { a4: ["a5"], a5: ["a4"] };
  });
  const [a4, a5] = [await centre(page, "a4"), await centre(page, "a5")];
  for (let round = 0; round < 12; round += 1) {
    const [from, to] = round % 2 === 0 ? [a4, a5] : [a5, a4];
    await page.mouse.click(from.x, from.y);
    await page.waitForTimeout(120);
    await page.mouse.click(to.x, to.y);
    await page.waitForTimeout(300);
  }
  const timings = await page.evaluate(() => globalThis.timings);
  await page.close();
  return { median: percentile(timings, 0.5), worst: Math.max(0, ...timings), counted: timings.length };
}

async function smallBoards(browser, origin) {
  const page = await open(browser, origin, "scene=play&size=800");
  const ms = await page.evaluate(async () => {
    const { START_FEN, parseFen } = await import("/src/board/index.ts");
    const pieces = parseFen(START_FEN);
    const start = performance.now();
    for (let index = 0; index < 60; index += 1) {
      const board = document.createElement("janggi-board");
      board.mini = true;
      board.coords = "none";
      board.pieces = pieces;
      document.body.append(board);
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    return performance.now() - start;
  });
  await page.close();
  return ms;
}

const results = [];
const report = (name, value, unit, limit, isGood) => {
  results.push(isGood);
  console.log(`${isGood ? "ok  " : "MISS"} ${name}: ${value.toFixed(1)} ${unit} (budget ${limit})`);
};

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const { port } = server.httpServer.address();
const origin = `http://127.0.0.1:${port}`;
const browser = await playwright().chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const dragged = await drag(browser, origin);
  report("drag at 4x slow-down, frames per second", dragged.fps, "fps", ">= 55", dragged.fps >= 55);
  report("drag at 4x slow-down, 95th percentile frame", dragged.p95, "ms", "<= 20", dragged.p95 <= 20);
  report("drag at 4x slow-down, main thread per frame", dragged.work, "ms", "<= 16.7", dragged.work <= FRAME_MS);
  const move = await moves(browser, origin, 1);
  report("move on screen, worst of twelve", move.worst, "ms", "<= 50", move.worst <= 50);
  const slowed = await moves(browser, origin, SLOW_DOWN);
  console.log(`     move on screen at 4x slow-down: median ${slowed.median} ms, worst ${slowed.worst} ms (no budget)`);
  const sixty = await smallBoards(browser, origin);
  report("sixty small boards drawn", sixty, "ms", "<= 500", sixty <= 500);
} finally {
  await browser.close();
  await server.close();
}
process.exit(results.every(Boolean) ? 0 : 1);
