#!/usr/bin/env node
// Starts the program for this platform, which npm installs as an optional package.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const { platform, arch } = process;
const name = `janggun-${platform}-${arch}`;

function program() {
  try {
    return createRequire(import.meta.url).resolve(`${name}/janggun${platform === "win32" ? ".exe" : ""}`);
  } catch {
    console.error(
      `janggun: the package ${name} with the program is not installed. ` +
        "Either npm was told to leave out optional packages, or there is no program for this platform.",
    );
    process.exit(1);
  }
}

const child = spawn(program(), process.argv.slice(2), { stdio: "inherit" });
// A terminal sends Ctrl-C to both processes. This process ignores it, and exits when the program exits.
process.on("SIGINT", () => undefined);
for (const signal of ["SIGHUP", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`janggun: ${error.message}`);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal !== null) console.error(`janggun: the program was ended by ${signal}`);
});
