import { expect, test } from "vitest";
import { pageOf } from "./router.svelte";

test.each([
  ["/", "", { name: "start" }],
  ["/game/Ab_c-9", "", { name: "game", id: "Ab_c-9" }],
  ["/game/Ab_c-9/", "", { name: "game", id: "Ab_c-9" }],
  ["/game", "", { name: "notFound" }],
  ["/game/a b", "", { name: "notFound" }],
  ["/game/x/y", "", { name: "notFound" }],
  ["/games", "", { name: "games", page: 1 }],
  ["/games", "?page=3", { name: "games", page: 3 }],
  ["/games", "?page=-3", { name: "games", page: 1 }],
  ["/records", "", { name: "records", game: null }],
  ["/records", "?game=12", { name: "records", game: 12 }],
  ["/records", "?game=x", { name: "records", game: null }],
  ["/records/x", "", { name: "notFound" }],
  ["/learn", "", { name: "learn", role: null }],
  ["/learn/horse", "", { name: "learn", role: "horse" }],
  ["/rule-sets", "", { name: "ruleSets" }],
  ["/rule-sets/house", "", { name: "house" }],
  ["/rule-sets/other", "", { name: "notFound" }],
  ["/account", "", { name: "account", part: "overview" }],
  ["/account/sign-in", "", { name: "account", part: "sign-in" }],
  ["/account/other", "", { name: "notFound" }],
  ["/lobby", "", { name: "lobby", challenge: null }],
  ["/lobby", "?challenge=%ED%95%9C%EC%8B%A0", { name: "lobby", challenge: "한신" }],
  ["/lobby/x", "", { name: "notFound" }],
  ["/player/guest:6NvQ54YFe0P", "", { name: "player", id: "guest:6NvQ54YFe0P" }],
  ["/player", "", { name: "notFound" }],
  ["/leaderboard", "", { name: "leaderboard", ladder: { movement: "janggi", speed: "rapid" }, page: 1 }],
  [
    "/leaderboard/xiangqi/blitz",
    "?page=2",
    { name: "leaderboard", ladder: { movement: "xiangqi", speed: "blitz" }, page: 2 },
  ],
  ["/leaderboard/xiangqi", "", { name: "notFound" }],
  ["/leaderboard/go/blitz", "", { name: "notFound" }],
  ["/leaderboard/xiangqi/blitz/x", "", { name: "notFound" }],
  ["/nothing", "", { name: "notFound" }],
])("%s%s", (path, query, page) => {
  expect(pageOf(path, query)).toEqual(page);
});
