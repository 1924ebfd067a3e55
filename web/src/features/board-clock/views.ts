// View shown in a board's area of the screen.

export type View = "clock" | "referee" | "result";
