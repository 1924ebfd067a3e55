// Serves the app under a path of a host, as files or through a reverse proxy. HTTP requests outside that path are
// answered with 404 and recorded.
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

export class Host {
  private readonly http: HttpServer;
  /** WebSocket connections, which `closeAllConnections` leaves open. */
  private readonly sockets = new Set<Duplex>();
  /** Requested paths outside `path`, except `/favicon.ico`. */
  readonly outside: string[] = [];
  /** Requested paths of the app for which there is no file. */
  readonly missing: string[] = [];

  private constructor(
    readonly path: string,
    answer: (below: string, request: IncomingMessage, response: ServerResponse) => void,
  ) {
    this.http = createServer((asked, response) => {
      const { pathname } = new URL(asked.url ?? '/', 'http://host');
      if (pathname.startsWith(path)) return answer(pathname.slice(path.length), asked, response);
      // Browsers request this file on their own.
      if (pathname !== '/favicon.ico') this.outside.push(pathname);
      response.writeHead(404).end();
    });
  }

  /**
   * Serves the files of a folder like a plain web host, without rewrites or custom headers. Requests for missing files
   * are answered with `404.html`.
   */
  static ofFiles(path: string, folder: string): Host {
    const host = new Host(path, (below, asked, response) => {
      const { pathname, search } = new URL(asked.url ?? '/', 'http://host');
      const file = join(folder, normalize(`/${decodeURIComponent(below)}`));
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.isDirectory() === true && !pathname.endsWith('/'))
        return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
      const shown = found?.isDirectory() === true ? join(file, 'index.html') : file;
      const isThere = statSync(shown, { throwIfNoEntry: false })?.isFile() === true;
      if (!isThere) host.missing.push(pathname);
      const sent = isThere ? shown : join(folder, '404.html');
      // Plain web hosts do not recognise every file type.
      response.writeHead(isThere ? 200 : 404, { 'content-type': KINDS[extname(sent)] ?? 'application/octet-stream' });
      response.end(readFileSync(sent));
    });
    return host;
  }

  /** Forwards requests and WebSockets below `path` to another server. */
  static before(path: string, server: string): Host {
    const forward = ({ url, method, headers }: IncomingMessage) => request(`${server}${url}`, { method, headers });
    const host = new Host(path, (_, asked, response) => {
      const passed = forward(asked).on('response', (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(response);
      });
      passed.on('error', () => response.writeHead(502).end());
      asked.pipe(passed);
    });
    host.http.on('upgrade', (asked, socket) => {
      if (asked.url?.startsWith(path) !== true) return socket.destroy();
      host.sockets.add(socket);
      socket.once('close', () => host.sockets.delete(socket));
      const passed = forward(asked).on('upgrade', ({ headers }, other, head) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        other.write(head);
        other.pipe(socket).pipe(other);
        socket.on('error', () => other.destroy());
        other.on('error', () => socket.destroy());
      });
      passed.on('response', () => socket.destroy()).on('error', () => socket.destroy());
      passed.end();
    });
    return host;
  }

  /** Starts the host and returns the address of the app. */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.http.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}${this.path}`;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.http.close(done));
  }
}
