// The pseudo-language of the tests: English with an accent on every letter. A word without accents, other than a name,
// is hard-coded.
import { type Page, test } from '@playwright/test';

export const PSEUDO = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Accented letters in the order of `PLAIN`, as in tools/catalogue/src/pseudo.rs. */
const ACCENTED = 'áɓçďéƒǧħíĵķłɱñóþǫřšţúṽŵẋýžÁƁÇĎÉƑǦĦÍĴĶŁⱮÑÓÞǪŘŠŢÚṼŴẊÝŽ';

/** Converts English to the pseudo-language. */
export const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** Converts the literal letters of a pattern to the pseudo-language. */
const accentPattern = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/\\.|[a-z]/gi, (part) => (part.length > 1 ? part : accent(part))),
    pattern.flags,
  );

/**
 * Runs all tests of the file or group in the pseudo-language. They still refer to texts in English. Texts that contain
 * one of `names` are not converted.
 */
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
 * Words that are the same in every language: formats, units, this program, and names of languages. `MONTHS` has the
 * words in dates, which the browser formats.
 */
const FORMATS = 'SVG PNG GIF PGN FEN UCI JSON QR KB MB Janggun English Nederlands'.split(' ');
const MONTHS = [
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec AM PM'.split(' '),
  ...'January February March April June July August September October November December'.split(' '),
];
/** Names passed to `inPseudoLanguage` by the current tests. */
let own: readonly string[] = [];

/** Attributes with text that is shown, or announced by screen readers. */
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
 * Returns the texts that contain an unaccented word other than a known name. Checks the title of the page, and the text
 * and attributes of the elements matched by `within`.
 *
 * Skips names, notation and code, which are marked with `translate="no"`, `kbd`, `code` or a different `lang`.
 */
export function wordsOfItsOwn(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ spoken, within, names }) => {
      const known = new RegExp(`^(?:${names.join('|')})$`);
      const found = new Set<string>();
      const look = (text: string): void => {
        // Skips notation, addresses and file names, which contain digits, dots or slashes.
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
