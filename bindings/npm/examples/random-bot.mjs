// Plays a game of random moves to its end, and prints the moves and the result.
//
//     node random-bot.mjs [RULES] [SEED]
import { Game, filled } from "janggun";
import { loadRecords, loadRules } from "janggun/node";

const [name = "kakao", seed = "1"] = process.argv.slice(2);

/** State of a linear congruential generator with the constants of Numerical Recipes. */
let state = Number(seed) >>> 0;
const below = (limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};
const pick = (list) => list[below(list.length)];

const rules = await loadRules();
const arrangements = ["msms", "mssm", "smms", "smsm"];
const game = new Game(rules, name, { start: { setup: { cho: pick(arrangements), han: pick(arrangements) } } });
const start = game.fen;
while (game.verdict === null) {
  game.play(game.moves.length < 1000 ? pick(game.legal) : "abort");
}

const steps = game.moves.filter((move) => /^[a-i]/.test(move));
console.log((await loadRecords()).moves(steps, "uci", "korean", start).moves.join(" "));
const { outcome, code, rule, facts } = game.verdict;
console.log(`${game.moves.length} plies, ${outcome}: ${code} by rule ${rule}`);
console.log(filled(rules.sentences().endings[code].en, facts, { cho: "Cho", han: "Han" }));
