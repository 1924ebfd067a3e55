// The views that a board's area of the screen can show.

export type View = "clock" | "referee" | "result";
