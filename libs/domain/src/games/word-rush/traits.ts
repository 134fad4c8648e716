/** Word Rush: a word is asked, and its card is clicked before the time is up (specification 2 sections 4.5 and 9). */
export const wordRushTraits = {
  group: 'games',
  words: { least: 4, most: null },
  combo: [
    [3, 2],
    [9, 3],
    [18, 5],
    [36, 10],
  ],
  players: 'one',
  loads: { pictures: true, sounds: true },
  scores: ['word-rush'],
} as const;
