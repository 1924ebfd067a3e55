// The pseudo-language of the tests, English with accents on its letters: a word without them was written in code.
import { type Page, test } from '@playwright/test';

export const PSEUDO = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** In the order of PLAIN; the catalogue's compiler has the same. */
const ACCENTED = 'áɓçďéƒǧħíĵķłɱñóþǫřšţúṽŵẋýžÁƁÇĎÉƑǦĦÍĴĶŁⱮÑÓÞǪŘŠŢÚṼŴẊÝŽ';

/** English as it stands in the pseudo-language. */
export const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** The same for the letters of a pattern that stand for themselves. */
const accentPattern = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/\\.|[a-z]/gi, (part) => (part.length > 1 ? part : accent(part))),
    pattern.flags,
  );

/** Asks for texts in the pseudo-language while tests name them in English, for all tests of the file or group. */
export function inPseudoLanguage(names: readonly string[] = []): void {
  const isName = (text: string): boolean => names.some((name) => text.includes(name));
  const say = <T>(text: T): T => {
    if (typeof text === 'string') return (isName(text) ? text : accent(text)) as T;
    return (text instanceof RegExp && !isName(text.source) ? accentPattern(text) : text) as T;
  };
  const restore: (() => void)[] = [];
  const wrap = (prototype: object, name: string, change: (args: unknown[]) => unknown[]): void => {
    const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
    const own = methods[name];
    if (own === undefined) throw new Error(`${name} is no method`);
    methods[name] = function (this: unknown, ...args: unknown[]) {
      return own.apply(this, change(args));
    };
    restore.push(() => {
      methods[name] = own;
    });
  };
  const first = (args: unknown[]): unknown[] => [say(args[0]), ...args.slice(1)];
  const options = (at: number, key: string) => (args: unknown[]) =>
    args.map((arg, index) => {
      if (index !== at || typeof arg !== 'object' || arg === null) return arg;
      return key in arg ? { ...arg, [key]: say((arg as Record<string, unknown>)[key]) } : arg;
    });

  test.use({ locale: PSEUDO });
  test.beforeEach(({ page }) => {
    own = names;
    const locator = Object.getPrototypeOf(page.locator('body')) as object;
    for (const prototype of [Object.getPrototypeOf(page) as object, locator]) {
      for (const name of ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle']) wrap(prototype, name, first);
      wrap(prototype, 'getByRole', options(1, 'name'));
    }
    wrap(locator, 'filter', options(0, 'hasText'));
    wrap(locator, 'selectOption', first);
  });
  test.afterEach(() => {
    for (const undo of restore.splice(0).reverse()) undo();
  });
}

/**
 * Names that are the same in every language: formats, this program, the other languages. Dates are written by the
 * browser.
 */
const FORMATS = 'SVG PNG GIF PGN FEN UCI JSON QR KB MB Janggun English Nederlands'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec AM PM'.split(' ');
/** Names of people in the test that runs. */
let own: readonly string[] = [];

/** Attributes that are read out or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/**
 * Texts of the page, or of the part `within`, with a word without accents: its title, its visible texts and those for
 * screen readers. Names, notation and code are marked as such: `translate="no"`, `kbd`, `code`, another `lang`.
 */
export function wordsOfItsOwn(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ spoken, within, names }) => {
      const known = new RegExp(`^(?:${names.join('|')})$`);
      const found = new Set<string>();
      const look = (text: string): void => {
        // Notation, addresses and names of files have digits or dots in them.
        const words = text.replace(/\S*(?:\d|[._@/]\w)\S*/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
        if (words.some((word) => /^[A-Za-z]{2,}$/.test(word) && !known.test(word))) found.add(text.trim().slice(0, 80));
      };
      const own = document.documentElement.lang;
      const walk = (node: Node): void => {
        if (node instanceof Text) return look(node.data);
        if (node instanceof Element) {
          if (node.matches('script, style, template, noscript, kbd, code, textarea, [translate="no"]')) return;
          if (node.hasAttribute('lang') && node.getAttribute('lang') !== own) return;
          for (const name of spoken) look(node.getAttribute(name) ?? '');
          if (node.shadowRoot !== null) walk(node.shadowRoot);
        }
        for (const child of node.childNodes) walk(child);
      };
      look(document.title);
      for (const part of document.querySelectorAll(within)) walk(part);
      return [...found];
    },
    { spoken: SPOKEN, within, names: [...FORMATS, ...MONTHS, ...own] },
  );
}
