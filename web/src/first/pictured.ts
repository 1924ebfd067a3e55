// Which pages have a first picture, by path.

/** Whose content is drawn, too: their first picture stays until the page itself has its heading. */
export const WITH_CONTENT: readonly string[] = ["/", "/learn", "/analysis"];

/** All. A game's path stands for every game's. */
export const PICTURED: readonly string[] = [
  ...WITH_CONTENT,
  "/editor",
  "/games",
  "/game/1",
  "/lobby",
  "/records",
  "/rule-sets",
];
