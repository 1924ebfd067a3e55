// Starts a local npm registry that serves the packages in a folder: `node registry.mjs FOLDER PORT`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const [folder, port] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}`;
const packages = new Map();
for (const file of readdirSync(folder)) {
  const manifest = JSON.parse(
    execFileSync("tar", ["-xzOf", join(folder, file), "package/package.json"], { encoding: "utf8" }),
  );
  const integrity = `sha512-${createHash("sha512")
    .update(readFileSync(join(folder, file)))
    .digest("base64")}`;
  const { name, version } = manifest;
  const versions = { [version]: { ...manifest, dist: { tarball: `${address}/-/${file}`, integrity } } };
  packages.set(`/${name}`, { name, "dist-tags": { latest: version }, versions });
}

createServer((request, response) => {
  if (request.url.startsWith("/-/") && readdirSync(folder).includes(request.url.slice(3))) {
    response.end(readFileSync(join(folder, request.url.slice(3))));
  } else if (packages.has(request.url)) {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(packages.get(request.url)));
  } else {
    response.statusCode = 404;
    response.end("{}");
  }
}).listen(Number(port), "127.0.0.1");
