// Data from earlier releases: databases, browser storage and links, stored in
// crates/server/tests/testdata/yesterday.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContextOptions } from '@playwright/test';
import { Server } from './server.ts';

const RELEASES = resolve(import.meta.dirname, '../../crates/server/tests/testdata/yesterday');

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A link created by a release, with the content of its page at that time. */
export interface Link {
  kind: string;
  address: string;
  status: number;
  /** Content type of links that are not pages. */
  type?: string;
  /** Pieces on the first large board, by point. */
  board?: Record<string, string>;
  /** User-written texts on the page. */
  shows?: string[];
}

export class World {
  readonly folder: string;

  constructor(readonly release: string) {
    this.folder = join(RELEASES, release);
  }

  /** Starts a server with a copy of the database. Its limits are so long that none of the data expires. */
  async serve(): Promise<Server & AsyncDisposable> {
    const ever = ['challenge-kept-s', 'unplayed-kept-s', 'shared-kept-s'].map((name) => `${name}=4000000000`);
    const server = new Server(`yesterday-${this.release}-${process.env.TEST_WORKER_INDEX ?? '0'}`, 0, ever);
    writeFileSync(join(server.data, 'janggun.db'), gunzipSync(readFileSync(join(this.folder, 'janggun.db.gz'))));
    await server.start();
    return Object.assign(server, { [Symbol.asyncDispose]: async () => void (await server.stop()) });
  }

  /** Returns the storage of a browser that used the release in this language, moved to the origin `url`. */
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

  /** Returns the addresses of pages for which the release stored data in a browser, by language and name. */
  places(): Partial<Record<string, Record<string, string>>> {
    return JSON.parse(readFileSync(join(this.folder, 'places.json'), 'utf8')) as Record<string, Record<string, string>>;
  }

  /** Returns the scripts and styles that only pages of this release request. */
  assets(): string[] {
    return (JSON.parse(readFileSync(join(this.folder, 'world.json'), 'utf8')) as { assets: string[] }).assets;
  }
}

/** All releases with stored data. */
export const WORLDS: readonly World[] = readdirSync(RELEASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => new World(entry.name));
