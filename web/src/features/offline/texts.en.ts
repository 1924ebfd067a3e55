// English texts of what is said about the network and new versions, and by their type the list of all there are.

export const en = {
  offline: "No network.",
  meanwhile: "You can still play the computer on this device, analyse, and use your records and the lessons.",
  trying: "The game reconnects as soon as the network is back.",
  play: "Play on this device",
  close: "Close",
  update: "A new version is ready.",
  reload: "Reload",
  later: "Later",
  title: "Without a network",
  keep: "Keep the app on this device",
  app: (p: { size: string }) => `The app takes ${p.size} on this device.`,
  nothing: "Nothing of the app is kept on this device.",
  engine: (p: { size: string }) => `The engine takes ${p.size}: you can play, get hints and analyse without a network.`,
  noEngine: "The engine is not kept: it is larger, and fetched when you say so or when it is first used.",
  keepEngine: "Keep the engine too",
  removeEngine: "Remove the engine",
  working: "One moment…",
  failed: "That did not work.",
  apart: "Your records, analyses and settings are stored apart from the app and stay.",
};

export type OfflineTexts = typeof en;
