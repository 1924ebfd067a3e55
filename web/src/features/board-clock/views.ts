// What the place of a board on the screen shows.

export type View = "clock" | "referee" | "result";
