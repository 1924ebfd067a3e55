// English texts of finished games in the account, and by their type the list of all there are.

export const en = {
  title: "Finished games in my account",
  keep: "Keep finished games in my account",
  about:
    "Games that you finish on a device are kept in your account and come to your other devices where this is on. A game that you delete from your records there is deleted on all of them.",
  ask: "Keep your finished games in your account, so that they are on your other devices too?",
  yes: "Keep them",
  no: "Only on this device",
  waiting: (p: { count: number }) =>
    p.count === 1 ? "1 game is not yet in your account." : `${p.count} games are not yet in your account.`,
  here: (p: { count: number }) =>
    p.count === 1 ? "1 finished game is only on this device." : `${p.count} finished games are only on this device.`,
  done: "All finished games of this device are in your account.",
  sending: "Exchanging games with your account…",
  refused: (p: { count: number }) =>
    p.count === 1
      ? "The server does not take 1 of them; it stays on this device."
      : `The server does not take ${p.count} of them; they stay on this device.`,
  offline: "They are sent when the server can be reached again.",
  noRoom: "Games of your account find no room on this device.",
  again: "Try again",
  file: "Games from my account",
};

export type AccountGamesTexts = typeof en;
