// A bot that accepts challenges, and plays moves that leave the opponent as few points as possible.
//
//     node bot.mjs http://127.0.0.1:8080 janggun_…
import { ApiError, Client } from "janggun/client";
import { loadRules } from "janggun/node";

const [address, token] = process.argv.slice(2);
const client = new Client(address, { token, patience: 60_000 });
const rules = await loadRules();

/** Returns a winning move if there is one, or else a move after which the opponent has as few points as possible. */
function chosen(game) {
  const { turn, legal } = rules.judge(game);
  const values = legal.map((move) => {
    const { verdict, points } = rules.judge({ ...game, moves: [...game.moves, move] });
    const left = verdict?.outcome === turn ? -1 : points[turn === "cho" ? "han" : "cho"];
    const isPass = move.slice(0, move.length / 2).repeat(2) === move; // such as e2e2
    return { move, value: isPass ? left + 1 : left };
  });
  const least = Math.min(...values.map(({ value }) => value));
  const best = values.filter(({ value }) => value === least);
  return best[Math.floor(Math.random() * best.length)].move;
}

async function play(id, color) {
  let full;
  let state;
  let seen;
  for await (const line of client.bot.stream(id)) {
    if (line.type === "gameFull") [full, state, seen] = [line, line.state, null];
    else if (line.type === "gameState") state = line;
    if (state.status !== "started" || state.moves === seen) continue; // same position, such as after a draw offer
    seen = state.moves;
    const moves = seen.split(" ").filter((move) => move !== "");
    const game = { rules: full.variant.rules ?? "kakao", start: { fen: full.initialFen }, moves };
    if ((rules.judge(game).turn === "cho") !== (color === "white")) continue;
    await client.bot.move(id, chosen(game), { ply: moves.length }).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      console.log(id, error.message); // for example, if the bot's time is up
    });
  }
  console.log(id, state.status, state.winner);
}

const { id: me } = await client.account();
const started = new Set();
for await (const event of client.events()) {
  if (event.type === "challenge" && event.challenge.destUser?.id === me) {
    // The condition skips the bot's own challenges. This challenge may have been withdrawn.
    await client.challenges.accept(event.challenge.id).catch((error) => console.log(error.message));
  } else if (event.type === "gameStart" && !started.has(event.game.id)) {
    started.add(event.game.id);
    play(event.game.id, event.game.color);
  }
}
