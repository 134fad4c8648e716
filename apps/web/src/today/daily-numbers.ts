const offered = [0, 5, 10, 15, 20, 30, 50, 100];

/** The numbers of new words a day that can be chosen, and the one that is chosen. */
export const dailyNumbers = (chosen: number): number[] =>
  [...new Set([...offered, chosen])].toSorted((one, other) => one - other);
