// Runs the program named by JANGGUN_BIN as a server, and creates accounts on it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PASSWORD = "a password for tests";
const SCOPES = ["bot:play", "board:play", "challenge:read", "challenge:write"];

/** A server with its own database. It can be stopped, and restarted at the same address. */
export class TestServer {
  #folder = mkdtempSync(join(tmpdir(), "janggun-"));
  #process;
  address;

  static async start() {
    const server = new TestServer();
    await server.restart("127.0.0.1:0");
    return server;
  }

  async restart(at = new URL(this.address).host) {
    const limits = ["--no-tables", "--limit", "chat-by-guest=3/30"];
    const options = ["serve", "--addr", at, "--data", this.#folder, ...limits];
    this.#process = spawn(process.env.JANGGUN_BIN, options, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(createInterface(this.#process.stdout), "line");
    this.address = line.split(" ").at(-1);
  }

  async stop(signal = "SIGTERM") {
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    await ended;
  }

  async end() {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }

  async #post(path, body, cookie) {
    const headers = { origin: this.address, "content-type": "application/json", ...(cookie && { cookie }) };
    for (;;) {
      const answer = await fetch(this.address + path, { method: "POST", headers, body: JSON.stringify(body) });
      if (answer.ok) return answer;
      // Under load, the server responds with 503 and a `Retry-After` header.
      if (answer.status !== 503) throw new Error(await answer.text());
      await new Promise((done) => setTimeout(done, Number(answer.headers.get("retry-after")) * 1000));
    }
  }

  /** Creates an account and returns a token with all scopes, as described in docs/reference/api.md. */
  async token(name) {
    const signedUp = await this.#post("/api/account", { name, password: PASSWORD });
    const [cookie] = signedUp.headers.getSetCookie()[0].split(";");
    const wanted = { name: "tests", scopes: SCOPES, days: 1, password: PASSWORD };
    return (await (await this.#post("/api/account/tokens", wanted, cookie)).json()).token;
  }
}
