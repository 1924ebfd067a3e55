// Pages with forced colours (Windows contrast themes), light and dark. Shapes and the few system colours convey what
// colours normally show.
import type { Locator } from '@playwright/test';
import { drag, move, press, turn } from '../support/board.ts';
import { begun } from '../support/game.ts';
import { paintOf } from '../support/paint.ts';
import { paste } from '../support/paste.ts';
import { expect, picture, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/**
 * Minimum contrast with the background: `SHAPE` for lines and shapes (WCAG 1.4.11), `WORDS` for text (WCAG 1.4.3).
 */
const SHAPE = 3;
const WORDS = 4.5;

/** Returns the computed colours of an element, and the system colours. */
function painted(element: Element): Record<'background' | 'text' | 'canvas' | 'canvasText' | 'highlight', string> {
  const probe = document.body.appendChild(document.createElement('p'));
  const of = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const system = { canvas: of('Canvas'), canvasText: of('CanvasText'), highlight: of('Highlight') };
  probe.remove();
  const { backgroundColor, color } = getComputedStyle(element);
  return { background: backgroundColor, text: color, ...system };
}

test('a game shows its choices and what is marked on the board', async ({ page }) => {
  await begun(page);
  await move(page, 'a4b4');
  await move(page, 'i7h7');
  await turn(page, 'cho');
  await press(page, 'b4');
  await expect(page.locator('janggi-board:not([mini]) .dot').first()).toBeAttached();
  const board = page.locator('janggi-board:not([mini])');
  const marks = await board.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Highlight';
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    const fills = ['.dot', '.selected .edge'].map((name) => element.shadowRoot?.querySelector(name));
    const lines = ['.last-to', '.last-from'].map((name) => element.shadowRoot?.querySelector(name));
    return {
      highlight,
      fills: fills.map((one) => one && getComputedStyle(one).fill),
      lines: lines.map((one) => one && getComputedStyle(one).stroke),
    };
  });
  expect(marks.fills).toEqual([marks.highlight, marks.highlight]);
  expect(marks.lines).toEqual([marks.highlight, marks.highlight]);
  await picture(page, 'forced-colours-game');
});

test('an analysis shows which buttons are pressed and how the position stands', async ({ page }) => {
  await page.goto('/analysis');
  const button = page.getByRole('button', { name: 'Engine', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const pressed = await button.evaluate(painted);
  expect(pressed.background).toBe(pressed.highlight);
  expect(pressed.text).not.toBe(pressed.background);
  await page.getByRole('button', { name: 'More tools' }).click();
  const threat = await page.getByRole('button', { name: 'Show threat', exact: true }).evaluate(painted);
  expect(threat.background, 'what is not pressed').not.toBe(threat.highlight);
  const share = page.locator('.bar .share');
  await expect(page.locator('.bar .number').first()).toBeVisible();
  const cho = await share.evaluate(painted);
  const han = await page.locator('.bar').evaluate(painted);
  expect([cho.background, han.background]).toEqual([cho.canvas, cho.canvasText]);
  await picture(page, 'forced-colours-analysis');
});

/**
 * A game in which Han loses a chariot on its third move, and Cho loses one on its sixth and one on its seventh. The
 * moves have times in seconds.
 */
const BLUNDERS =
  '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n' +
  '1. 71졸72 <5> 2. 11차21 <15> 3. 72졸62 <8> 4. 21차24 <35> 5. 62졸52 <25> 6. 24차74 <3> 7. 75졸74 <22> ' +
  '8. 49병48 <12> 9. 79졸78 <9> 10. 43병44 <14> 11. 09차39 <20> 12. 19차39 <6> 13. 01차51 <30> 14. 41병51 <9>\n';

/** Returns the centre of `part`, relative to the top left corner of `whole`. */
async function middleOf(part: Locator, whole: Locator): Promise<{ x: number; y: number }> {
  const [inner, outer] = [await part.boundingBox(), await whole.boundingBox()];
  if (inner === null || outer === null) throw new Error('not on the screen');
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} ground`, () => {
    test.use({ colorScheme });

    test('the charts of an analysis', async ({ page }) => {
      await page.goto('/analysis');
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await paste(page, BLUNDERS);
      await expect(page.getByRole('group', { name: 'Moves and variations' }).getByRole('button')).toHaveCount(14);
      await page.getByRole('button', { name: 'Game review' }).click();
      const review = page.getByRole('region', { name: 'Game review' });
      await expect(review.getByRole('row', { name: /Han.*blunder/ })).toBeVisible();
      await picture(page, `forced-colours-charts-${colorScheme}`);

      // After the fourth move, the curve is at about half height. The marker of the shown move crosses Han's area
      // (above) and Cho's (below).
      const curve = page.locator('.curve');
      await review.getByRole('slider').fill('4');
      const chances = await paintOf(curve);
      const now = await middleOf(curve.locator('.now'), curve);
      const rows = Array.from({ length: chances.height - 8 }, (_, at) => at + 4);
      const visible = rows.filter((y) => chances.contrast(now.x - 8, y, now.x + 8, y + 1) >= SHAPE);
      expect(visible.length / rows.length, 'the move that is shown').toBeGreaterThan(0.9);
      const { width, height } = chances;
      const even = (from: number, to: number): number =>
        chances.contrast(width * from, height / 2 - 2, width * to, height / 2 + 2);
      expect(even(0.5, 0.6), 'the even line where Cho is ahead').toBeGreaterThanOrEqual(SHAPE);
      expect(even(0.95, 0.98), 'the even line where Han is ahead').toBeGreaterThanOrEqual(SHAPE);
      // The upper half of a dot on a peak of Cho's curve is surrounded by Han's background only.
      const dot = await middleOf(curve.locator('.dot.han').first(), curve);
      const peak = chances.contrast(dot.x - 7, dot.y - 8, dot.x + 7, dot.y - 2);
      expect(peak, 'a blunder of Han').toBeGreaterThanOrEqual(SHAPE);
      const dots = [curve.locator('.dot.cho').first(), curve.locator('.dot.han').first()];
      const [cho, han] = await Promise.all(dots.map((one) => one.evaluate(painted)));
      expect([cho?.background, han?.background], 'whose blunder it was').toEqual([cho?.canvas, cho?.canvasText]);

      await page.getByRole('main').getByRole('button', { name: 'Analysis' }).click();
      await page.getByRole('button', { name: 'Course of the game' }).click();
      const course = page.locator('.course');
      const timeline = await paintOf(course);
      const ahead = timeline.contrast(timeline.width * 0.6, 3, timeline.width * 0.7, 16);
      expect(ahead, 'the points while Cho is ahead').toBeGreaterThanOrEqual(SHAPE);
      const here = await middleOf(course.locator('.now'), course);
      expect(timeline.contrast(here.x - 6, 4, here.x + 6, 12), 'the move here').toBeGreaterThanOrEqual(SHAPE);
      const bars = await course.evaluate((element) =>
        ['rect.cho', 'rect.han'].map((name) => {
          const bar = element.querySelector(name);
          return bar === null ? null : { fill: getComputedStyle(bar).fill, line: getComputedStyle(bar).stroke };
        }),
      );
      expect(bars, 'whose time it was').toEqual([
        { fill: cho?.canvas, line: cho?.canvasText },
        { fill: cho?.canvasText, line: cho?.canvasText },
      ]);
    });

    test('the matrix of the openings', async ({ page }) => {
      await page.goto('/openings');
      const matrix = page.getByRole('table', { name: /^Cho's score in percent/ });
      await expect(matrix.getByRole('cell', { name: /\d\.\d/ })).toHaveCount(16);
      await picture(page, `forced-colours-openings-${colorScheme}`);
      const { canvas } = await matrix.evaluate(painted);
      const ends = { cho: 0, han: 0 };
      for (const cell of await matrix.getByRole('cell', { name: /\d\.\d/ }).all()) {
        const pixels = await paintOf(cell);
        expect(pixels.contrast(4, 4, pixels.width - 4, pixels.height - 8)).toBeGreaterThanOrEqual(WORDS);
        const edge = { x: pixels.width / 2, bottom: pixels.height };
        expect(pixels.contrast(edge.x - 1, 8, edge.x + 1, edge.bottom), 'a frame').toBeGreaterThanOrEqual(SHAPE);
        const lead = Number.parseFloat(await cell.innerText()) - 50;
        if (Math.abs(lead) < 0.9) continue;
        // The bar starts at the edge of the side that is ahead. If that side is far ahead, the bar fills the cell.
        const [left, right] = [10, pixels.width - 10].map((x) => pixels.colour(x, edge.bottom - 3));
        const side = lead > 0 ? 'cho' : 'han';
        expect(side === 'cho' ? left : right).not.toBe(canvas);
        if (Math.abs(lead) < 5) expect(side === 'cho' ? right : left).toBe(canvas);
        ends[side] += 1;
      }
      expect(Math.min(ends.cho, ends.han), 'both sides are ahead somewhere').toBeGreaterThan(0);
    });

    test('the clock for a real board', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/clock');
      await page.getByRole('button', { name: 'Show the clock' }).click();
      const [near, far] = [page.locator('.half.near'), page.locator('.half.far')];
      const check = async (on: Locator, off: Locator): Promise<void> => {
        const [running, waiting] = [await on.evaluate(painted), await off.evaluate(painted)];
        expect(running.background).toBe(running.highlight);
        expect(waiting.background).toBe(waiting.canvas);
        for (const half of [on, off])
          for (const part of await half.locator('> *').all()) {
            const contrast = (await paintOf(part)).contrast();
            expect(contrast, (await part.textContent()) ?? '').toBeGreaterThanOrEqual(WORDS);
          }
      };
      await check(near, far);
      await near.click();
      await near.click();
      await check(far, near);
      await picture(page, `forced-colours-clock-${colorScheme}`);
      await page.keyboard.press('Tab');
      await far.focus();
      const { outline, text } = await far.evaluate((half) => {
        const { outlineColor, color } = getComputedStyle(half);
        return { outline: outlineColor, text: color };
      });
      expect(outline, 'the focus').toBe(text);
    });

    test('the players of a game, whose turn it is, and what a move took', async ({ page }) => {
      await begun(page, { time: '5 min + 3 × 30 s byoyomi each' });
      const strips = { cho: page.locator('.strip.of-cho'), han: page.locator('.strip.of-han') };
      const seals = { cho: strips.cho.locator('.seal'), han: strips.han.locator('.seal') };
      const { canvas, canvasText, highlight } = await page.locator('body').evaluate(painted);
      expect(await seals.cho.evaluate(painted)).toMatchObject({ background: canvas, text: canvasText });
      expect(await seals.han.evaluate(painted)).toMatchObject({ background: canvasText, text: canvas });
      for (const seal of Object.values(seals))
        expect((await paintOf(seal)).contrast(4, 4, 24, 24)).toBeGreaterThanOrEqual(WORDS);

      const frame = (strip: Locator): Promise<string[]> =>
        strip.evaluate((element) => {
          const { outlineStyle, outlineColor, borderTopColor } = getComputedStyle(element);
          return [outlineStyle === 'none' ? 'none' : outlineColor, borderTopColor];
        });
      const check = async (on: 'cho' | 'han', off: 'cho' | 'han'): Promise<void> => {
        await turn(page, on);
        expect(await frame(strips[on]), 'to move').toEqual([highlight, expect.any(String)]);
        expect(await frame(strips[off]), 'not to move').toEqual(['none', canvas]);
        expect((await strips[on].getByRole('timer').evaluate(painted)).background).toBe(highlight);
        expect((await strips[off].getByRole('timer').evaluate(painted)).background).toBe(canvas);
        expect((await paintOf(strips[on].getByRole('timer'))).contrast()).toBeGreaterThanOrEqual(WORDS);
      };
      await check('cho', 'han');
      await move(page, 'a4b4');
      await check('han', 'cho');
      await picture(page, `forced-colours-players-${colorScheme}`);

      await move(page, 'i7h7');
      await turn(page, 'cho');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Time of each move' }).click();
      const bar = page.getByRole('dialog').locator('rect').first();
      await expect(bar).toBeAttached();
      expect(await bar.evaluate((one) => getComputedStyle(one).fill)).toBe(canvasText);
    });
  });
}

test('what is drawn in four colours has four strokes, and so have the pens', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Annotate' }).click();
  const strokes: string[] = [];
  const pens: string[] = [];
  for (const [colour, from, to] of [
    ['green', 'a4', 'a6'],
    ['red', 'c4', 'c6'],
    ['blue', 'e4', 'e6'],
    ['yellow', 'g4', 'g6'],
  ] as const) {
    const pen = page.locator(`.pen.${colour}`);
    await pen.click();
    await drag(page, from, to);
    await pen.click();
    pens.push(await pen.evaluate((button) => getComputedStyle(button, '::after').content));
    const drawn = page.locator(`janggi-board:not([mini]) .drawn-${colour}`);
    strokes.push(await drawn.evaluate((shape) => getComputedStyle(shape).strokeDasharray));
  }
  expect(new Set(strokes).size, strokes.join(' | ')).toBe(4);
  expect(new Set(pens).size, pens.join(' | ')).toBe(4);
  await picture(page, 'forced-colours-pens');
});
