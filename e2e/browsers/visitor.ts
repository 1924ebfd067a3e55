// Actions and checks in a visitor's browser window. Clicks wait until their target is shown and does not move; checks
// wait until they hold.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';

const pictures = resolve(import.meta.dirname, '../test-results/pictures');
const BOARD = 'document.querySelector("janggi-board:not([mini])")';

interface Point {
  x: number;
  y: number;
}

export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.origin).href);
  }

  async reload(): Promise<void> {
    await this.open(await this.address());
  }

  async address(): Promise<string> {
    return String(await this.driver.evaluate('location.pathname + location.search + location.hash'));
  }

  /** Waits until the address without its origin matches, and returns it. */
  async at(pattern: RegExp): Promise<string> {
    await expect.poll(() => this.address()).toMatch(pattern);
    return this.address();
  }

  /** Waits until the page, or the part of it that matches the selector `within`, contains a text. */
  async sees(text: string | RegExp, within = 'body'): Promise<void> {
    const shown = (): Promise<unknown> =>
      this.driver.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(within)})].map((one) => one.innerText).join("\\n")`,
      );
    if (typeof text === 'string') await expect.poll(shown).toContain(text);
    else await expect.poll(shown).toMatch(text);
  }

  /** Waits until exactly `count` elements match. */
  async counts(selector: string, count: number): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`))
      .toBe(count);
  }

  /** Clicks a visible, enabled element by its text or label. If several match, clicks the last, which is on top. */
  async presses(selector: string, text: string | RegExp): Promise<void> {
    const pattern =
      typeof text === 'string' ? `(said) => said === ${JSON.stringify(text)}` : `(said) => ${text}.test(said)`;
    const target = `(() => {
      const fits = ${pattern};
      const seen = (one) => one.checkVisibility() && !one.disabled && one.closest('[inert]') === null;
      const said = (one) => [one.innerText, one.getAttribute("aria-label") ?? ""].map((part) => part.trim());
      const hit = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => seen(one) && said(one).some(fits)).at(-1);
      if (hit === undefined) return null;
      hit.scrollIntoView({ block: "center", behavior: "instant" });
      return hit;
    })()`;
    await this.click(target, `${selector} ${text}`);
  }

  async pressesPoint(square: string): Promise<void> {
    await this.click(`${BOARD}?.shadowRoot?.querySelector('[data-square="${square}"]') ?? null`, square);
  }

  /** Makes a move such as `a4b4` with two clicks, and waits until the piece has moved. */
  async moves(uci: string): Promise<void> {
    const [from, to] = [uci.slice(0, uci.search(/\d[a-i]/) + 1), uci.slice(uci.search(/\d[a-i]/) + 1)];
    const piece = await this.pieceAt(from);
    expect(piece, `a piece on ${from}`).not.toBeNull();
    await this.pressesPoint(from);
    await this.pressesPoint(to);
    await this.stands(to, piece);
  }

  /** Waits until it is this side's turn and the visitor may move for it. */
  async turn(side: 'cho' | 'han'): Promise<void> {
    const may = `(() => {
      const board = ${BOARD};
      return board?.closest('[data-premoving="true"]') ? "in advance" : (board?.interactive ?? null);
    })()`;
    await expect.poll(() => this.driver.evaluate(may)).toBe(side);
  }

  /** Waits until a point holds a piece, such as `cho r`, or is empty if `piece` is null. */
  async stands(square: string, piece: string | null): Promise<void> {
    await expect.poll(() => this.pieceAt(square), { message: square }).toBe(piece);
  }

  private async pieceAt(square: string): Promise<string | null> {
    const piece = `(() => {
      const piece = ${BOARD}?.pieces["${square}"];
      return piece === undefined ? null : piece.side + " " + piece.role;
    })()`;
    return (await this.driver.evaluate(piece)) as string | null;
  }

  /** Waits until the open game has exactly `count` plies on the server. */
  async plies(count: number): Promise<void> {
    const ply =
      'fetch("/api" + location.pathname.replace("/game/", "/games/")).then((one) => one.json()).then((one) => one.now.ply)';
    await expect.poll(() => this.driver.evaluate(ply)).toBe(count);
  }

  async key(key: Key): Promise<void> {
    await this.driver.press(key);
  }

  async file(selector: string, path: string): Promise<void> {
    await this.counts(selector, 1);
    await this.driver.choose(selector, path);
  }

  /** Saves a screenshot for manual inspection. */
  async picture(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${name}.png`), await this.driver.picture());
  }

  /**
   * Clicks the middle of the element that the expression `target` yields. Clicks again if the page moved the element
   * before the click, or if the browser lost the click.
   */
  private async click(target: string, what: string): Promise<void> {
    await expect
      .poll(
        async () => {
          const point = await this.aim(target, what);
          await this.driver.click(point.x, point.y);
          return this.driver.evaluate('window.aim?.isHit ?? true');
        },
        { message: `the click on ${what} reaches it` },
      )
      .toBe(true);
  }

  /** Waits until the target stops moving, and makes the page record whether the next press hits it. */
  private async aim(target: string, what: string): Promise<Point> {
    const place = `(() => {
      const target = ${target};
      if (target === null) return null;
      const aim = (window.aim = { isHit: false });
      const note = (event) => {
        const box = target.getBoundingClientRect();
        const [x, y] = [event.clientX - box.x, event.clientY - box.y];
        aim.isHit = x >= 0 && y >= 0 && x <= box.width && y <= box.height;
      };
      addEventListener("pointerdown", note, { capture: true, once: true });
      const box = target.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`;
    let point: Point | null = null;
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(point);
          point = (await this.driver.evaluate(place)) as Point | null;
          return point !== null && JSON.stringify(point) === before;
        },
        { message: `${what} is on the screen and stands still` },
      )
      .toBe(true);
    return point as unknown as Point;
  }
}
