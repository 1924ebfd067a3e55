// Uses janggun.exe in Wine like a player on Windows, and compares its output with that of the Linux program.
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

const [version, desktop] = process.argv.slice(2);
const program = resolve(desktop, "장기/janggun.exe");
const data = resolve(desktop, "../AppData/Local/janggun");
const opened = "/root/opened";
const windows = ["wine", program];
const linux = ["/root/linux/janggun"];

/** Runs a program, checks that it succeeds, and returns its output. */
function said([name, ...first], ...rest) {
  const { status, stdout, stderr } = spawnSync(name, [...first, ...rest], { cwd: desktop, encoding: "utf8" });
  equal(status, 0, `${rest.join(" ")}: status ${status}, ${stdout}${stderr}`);
  return stdout;
}

/**
 * Sends lines to the engine, waits for the last line of each response, and returns the output without times and speeds.
 */
async function engine([name, ...first]) {
  const child = spawn(name, [...first, "uci"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answers = [];
  const ask = async (question, last) => {
    child.stdin.write(`${question}\r\n`);
    for (let line = ""; !line.startsWith(last); ) {
      line = (await lines.next()).value ?? last;
      answers.push(line.replace(/ (nps|time) \d+/g, ""));
    }
  };
  await ask("uci", "uciok");
  for (const rules of ["kakao", "kja", "xiangqi"]) {
    await ask(`setoption name Rules value ${rules}\r\nposition startpos\r\ngo perft 3`, "Nodes searched");
    await ask("ucinewgame\r\nposition startpos\r\ngo depth 9", "bestmove");
  }
  child.stdin.end("quit\r\n");
  return answers;
}

/** Starts the program like a double click, waits until it opens a page in the browser, and returns its origin. */
async function doubleClick() {
  rmSync(opened, { force: true });
  const began = performance.now();
  // The program outlives `wine start` and would keep a pipe open.
  spawnSync("wine", ["start", "/unix", program], { stdio: "ignore" });
  while (!existsSync(opened)) {
    ok(performance.now() - began < 60_000, "no page is opened");
    await pause(50);
  }
  const [address] = /^http:\/\/[\d.:]+/.exec(readFileSync(opened, "utf8")) ?? [];
  ok(address, `the browser is to open ${readFileSync(opened, "utf8")}`);
  match(await (await fetch(address)).text(), /<!doctype html/i);
  console.log(`  ${((performance.now() - began) / 1000).toFixed(2)} s from the double click to the page at ${address}`);
  return address;
}

/** Ends the program with a console event. Returns a line with its exit status and the time until it exited. */
const send = (event) => said(["wine", "/root/console.exe"], String(event)).trim();

/** Starts a game against the engine, plays a move, waits for the reply, and returns the game's API path. */
async function play(address) {
  const headers = { "content-type": "application/json", origin: address };
  const body = { rules: "kakao", opponent: { kind: "engine", level: 1 }, side: "cho", time: { kind: "none" } };
  const create = () => fetch(`${address}/api/games`, { method: "POST", headers, body: JSON.stringify(body) });
  let created = await create();
  // If the machine is busy, the server may refuse new games at first.
  for (const began = performance.now(); created.status === 503 && performance.now() - began < 120_000; ) {
    await pause(1000);
    created = await create();
  }
  equal(created.status, 201);
  const { id } = await created.json();
  headers.cookie = created.headers.get("set-cookie").split(";")[0];
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws/games/${id}`, { headers });
  const events = [];
  const until = async (is) => {
    for (const began = performance.now(); !events.some(is); await pause(20)) {
      ok(performance.now() - began < 60_000, `this was all: ${JSON.stringify(events)}`);
    }
  };
  socket.onmessage = ({ data: text }) => events.push(JSON.parse(text));
  await until(({ t }) => t === "state");
  socket.send(JSON.stringify({ t: "arrange", id: "a", side: "cho", setup: "msms" }));
  await until(({ event }) => event?.kind === "started");
  socket.send(JSON.stringify({ t: "act", id: "b", ply: 0, action: "a4b4" }));
  await until(({ event }) => event?.action?.side === "han");
  socket.close();
  return `/api/games/${id}`;
}

async function moves(address, game) {
  const { actions } = await (await fetch(address + game)).json();
  return actions.map(({ token }) => token);
}

console.log("- what it prints is what the program for Linux prints");
match(
  said(windows, "--version"),
  new RegExp(`^janggun ${version}\\r?\\n[^]*build for x86_64-pc-windows-gnu, web app inside`),
);
deepEqual(await engine(windows), await engine(linux));
const convert = ["convert", "--to", "pgn", "대국.gib"];
equal(said(windows, ...convert), said(linux, ...convert));
match(said(windows, ...convert), /갑돌/);

console.log("- a double click, a game, and the closed window");
let address = await doubleClick();
const game = await play(address);
const played = await moves(address, game);
equal(played.length, 2);
console.log(`  ${send(2)}`);
deepEqual(
  readdirSync(data).filter((name) => name.startsWith("janggun.db")),
  ["janggun.db"],
);

console.log("- a second double click opens the same game, and a third one the same program");
address = await doubleClick();
deepEqual(await moves(address, game), played);
equal(await doubleClick(), address);

console.log("- the process is killed; nothing is lost");
said(["wine", "taskkill"], "/f", "/im", "janggun.exe");
address = await doubleClick();
deepEqual(await moves(address, game), played);
console.log(`  ${send(0)}`);
console.log(`  ${said(windows, "verify").trim().split("\n").at(-1)}`);
ok(existsSync(join(data, "janggun.db")));
