export const en = {
  /** Under the bell. */
  bell: ({ n }: { n: number }): string => (n === 1 ? "1 piece of news" : `${n} pieces of news`),
  title: "While you were away",
  turns: "Your turn",
  over: "Over",
  all: "All my games",
};
