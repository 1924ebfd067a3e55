// A proxy that simulates an update of the app while pages of the old version are open.
import { createServer, request, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from './server.ts';

export class Versions {
  private readonly http: HttpServer;
  private updated = false;
  /** Paths in assets/ that were requested after the update. */
  readonly missed: string[] = [];

  constructor(server: Server) {
    this.http = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      if (this.updated && path.startsWith('/assets/')) {
        this.missed.push(path);
        answer.writeHead(404).end();
        return;
      }
      const { host: _, 'accept-encoding': __, 'if-none-match': ___, ...headers } = asked.headers;
      const forward = request(`${server.url}${path}`, { method: asked.method, headers }, (found) => {
        const added = this.updated && path === '/sw.js' ? '\n// another version\n' : '';
        const { 'content-length': _length, etag: _etag, ...kept } = found.headers;
        answer.writeHead(found.statusCode ?? 502, kept);
        found.on('data', (part) => answer.write(part));
        found.on('end', () => answer.end(added));
      });
      forward.on('error', () => answer.writeHead(502).end());
      asked.pipe(forward);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.http.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Simulates the update: changes the service worker, and removes all old files in assets/. */
  update(): void {
    this.updated = true;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }
}
