// Prints a position with Chinese characters for the pieces.
//
//     node print-board.mjs [FEN]
import { Game, pieces } from "janggun";
import { loadRules } from "janggun/node";

const WORDS = { K: "楚", A: "士", N: "馬", B: "象", R: "車", C: "包", P: "卒" };
const HAN = { k: "漢", a: "士", n: "馬", b: "象", r: "車", c: "包", p: "兵" };

const [fen] = process.argv.slice(2);
const game = new Game(await loadRules(), "casual", fen === undefined ? {} : { fen });
const found = pieces(game.fen);
for (let rank = 10; rank >= 1; rank--) {
  const line = [..."abcdefghi"].map((file) => ({ ...WORDS, ...HAN })[found.get(`${file}${rank}`)] ?? "．");
  console.log(`${String(rank).padStart(2)} ${line.join("")}`);
}
console.log("   ａｂｃｄｅｆｇｈｉ");
console.log(`${game.turn} to move, points ${game.points.cho} : ${game.points.han}`);
