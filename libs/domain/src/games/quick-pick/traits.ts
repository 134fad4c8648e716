/** Quick Pick: two groups answer the same question, and the first right one wins it (specification 2 section 4.5). */
export const quickPickTraits = {
  group: 'split_screen',
  words: { least: 4, most: null },
  combo: [
    [2, 2],
    [4, 3],
    [6, 5],
    [10, 10],
  ],
  players: 'two_groups',
  loads: { pictures: true, sounds: true },
  scores: [],
} as const;
