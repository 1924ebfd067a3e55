// Tests the types of the client: this file must compile, with errors only where they are expected. It is never run.
import { ApiError, Client, type GameFull } from "janggun/client";

const client = new Client("http://127.0.0.1:8080", { token: "janggun_0", onWait: (error) => console.warn(error.code) });

for await (const event of client.events({ setup: true })) {
  if (event.type === "challenge") {
    const id: string = event.challenge.id;
    await client.challenges.accept(id);
  } else if (event.type === "setupStart") {
    await client.bot.setup(event.game.gameId, event.game.allowed[0] ?? "mssm");
  } else if (event.type === "streamEnd") {
    const reason: "restart" | "tooSlow" | "tokenEnded" = event.reason;
    console.log(reason);
  }
}

for await (const line of client.bot.stream("LqZ3xv0aJ9c", { reconnect: false })) {
  if (line.type === "gameFull") {
    const full: GameFull = line;
    console.log(full.state.wtime.toFixed(), full.setup?.white);
  } else if (line.type === "gameState") {
    console.log(line.end?.facts, line.byo?.wleft);
    // @ts-expect-error: only the first line has the players.
    console.log(line.white);
  }
}

for await (const game of client.games.ofUser("general", { max: 3 })) console.log(game.players.white.user?.name);
for await (const part of client.games.ofMonthPgn("2026-11")) console.log(part.length);

try {
  await client.bot.move("LqZ3xv0aJ9c", "a4b4", { ply: 3, signal: AbortSignal.timeout(1000) });
} catch (error) {
  if (error instanceof ApiError) console.log(error.retryAfter?.toFixed(), error.limit);
}

// @ts-expect-error: unknown option.
await client.challenges.ai({ clocklimit: 300 });
// @ts-expect-error: missing move.
await client.board.move("LqZ3xv0aJ9c");
