// The words of the chat in English, and by their type the list of all of them.
import type { ChatPreset, ChatRoom } from "../../../wire.gen";

const presets: Record<ChatPreset, string> = {
  hello: "Hello!",
  good_luck: "Good luck, have fun!",
  good_move: "Good move!",
  one_moment: "One moment, please.",
  take_your_time: "Take your time.",
  sorry: "Sorry!",
  well_played: "Well played!",
  good_game: "Good game!",
  thank_you: "Thank you!",
  one_more: "Another game?",
  goodbye: "Goodbye!",
};

const rooms: Record<ChatRoom, string> = { players: "Players", spectators: "Spectators" };

/** Who can read along. */
const about: Record<ChatRoom, string> = {
  players: "Read by the players and the referee only.",
  spectators: "The players can read this once the game is over.",
};

export const en = {
  presets,
  rooms,
  about,
  log: "Messages",
  choose: "Room",
  nothing: "No messages yet.",
  placeholder: "Say something",
  send: "Send",
  quick: "Quick messages",
  mute: ({ name }: { name: string }): string => `Hide what ${name} says in this game`,
  unmute: ({ name }: { name: string }): string => `Show what ${name} says again`,
  muteOpponent: "Mute opponent",
  unmuteOpponent: "Unmute opponent",
  unmuteAll: ({ n }: { n: number }): string =>
    n === 1 ? "Show the muted player again" : `Show ${n} muted players again`,
  muted: "You have muted your opponent in this game.",
  block: ({ name }: { name: string }): string => `Block ${name} everywhere`,
  blocked: ({ name }: { name: string }): string =>
    `You have blocked ${name}. You can unblock them on your account page.`,
  undoBlock: "Undo",
};

export type ChatTexts = typeof en;
