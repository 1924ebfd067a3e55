// Fails before packing or publishing if the package has not been built, because it would be empty.
import { existsSync, readFileSync } from "node:fs";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const wanted = Object.values(exports).flatMap((one) => (typeof one === "string" ? [one] : Object.values(one)));
const missing = [...wanted, "LICENSE-MIT", "LICENSE-APACHE"].filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(`janggun: ${missing[0]} has not been built; run \`cargo xtask npm\` first`);
  process.exit(1);
}
