// What the releases before have left: databases, browser storage and links, as crates/server/tests/testdata/yesterday keeps them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContextOptions } from '@playwright/test';
import { Server } from './server.ts';

const RELEASES = resolve(import.meta.dirname, '../../crates/server/tests/testdata/yesterday');

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A link that a release made, and what its page showed there. */
export interface Link {
  kind: string;
  address: string;
  status: number;
  /** Of what is no page. */
  type?: string;
  /** What stood on the first large board, by point. */
  board?: Record<string, string>;
  /** Words of people that were on the page. */
  shows?: string[];
}

export class World {
  readonly folder: string;

  constructor(readonly release: string) {
    this.folder = join(RELEASES, release);
  }

  /** A server on a copy of the database, where nothing runs out with the years. */
  async serve(): Promise<Server & AsyncDisposable> {
    const ever = ['challenge-kept-s', 'unplayed-kept-s', 'shared-kept-s'].map((name) => `${name}=4000000000`);
    const server = new Server(`yesterday-${this.release}-${process.env.TEST_WORKER_INDEX ?? '0'}`, 0, ever);
    writeFileSync(join(server.data, 'janggun.db'), gunzipSync(readFileSync(join(this.folder, 'janggun.db.gz'))));
    await server.start();
    return Object.assign(server, { [Symbol.asyncDispose]: async () => void (await server.stop()) });
  }

  /** The storage of a browser that used the release in this language, as if it had been that of `url`. */
  storage(language: 'ko' | 'en', url: string): StorageState {
    const text = readFileSync(join(this.folder, `storage.${language}.json`), 'utf8');
    const state = JSON.parse(text) as StorageState;
    return {
      cookies: state.cookies.map((cookie) => ({ ...cookie, expires: -1 })),
      origins: state.origins.map((origin) => ({ ...origin, origin: url })),
    };
  }

  links(): Link[] {
    return JSON.parse(readFileSync(join(this.folder, 'links.json'), 'utf8')) as Link[];
  }

  /** Where its pages kept things for this browser: addresses by name, in each language. */
  places(): Partial<Record<string, Record<string, string>>> {
    return JSON.parse(readFileSync(join(this.folder, 'places.json'), 'utf8')) as Record<string, Record<string, string>>;
  }

  /** Scripts and styles that only its pages ask for. */
  assets(): string[] {
    return (JSON.parse(readFileSync(join(this.folder, 'world.json'), 'utf8')) as { assets: string[] }).assets;
  }
}

/** Every release that has left something. */
export const WORLDS: readonly World[] = readdirSync(RELEASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => new World(entry.name));
