// Prints the results of each pair of setups (차림) in files of records, such as .gib, PGN or JSON.
//
//     node setup-statistics.mjs FILE…
import { readFile } from "node:fs/promises";
import { isRead } from "janggun";
import { loadRecords } from "janggun/node";

const records = await loadRecords();
const scores = new Map();
let [games, faulty, elsewhere] = [0, 0, 0];
for (const path of process.argv.slice(2)) {
  for (const game of records.games(new Uint8Array(await readFile(path)))) {
    if (!isRead(game) || game.fault !== null) {
      faulty++;
      console.error(`${path}: game ${game.number}: ${game.fault?.detail}`);
      continue;
    }
    games++;
    if (game.setups === null) {
      elsewhere++;
      continue;
    }
    const pair = `${game.setups.cho.padEnd(8)} ${game.setups.han.padEnd(8)}`;
    const count = scores.get(pair) ?? { cho: 0, draw: 0, han: 0, unknown: 0 };
    count[game.outcome.winner ?? "unknown"]++;
    scores.set(pair, count);
  }
}

console.log(`${games} games, ${faulty} more with faults, ${elsewhere} from other starts`);
console.log("cho      han       games    cho   draw    han  cho scores");
const total = (count) => count.cho + count.draw + count.han + count.unknown;
for (const [pair, count] of [...scores].sort((a, b) => total(b[1]) - total(a[1]))) {
  const decided = count.cho + count.draw + count.han;
  const share = decided === 0 ? 0 : (100 * (count.cho + count.draw / 2)) / decided;
  const columns = [total(count), count.cho, count.draw, count.han].map((n) => String(n).padStart(6)).join(" ");
  console.log(`${pair} ${columns} ${share.toFixed(1).padStart(9)}%`);
}
