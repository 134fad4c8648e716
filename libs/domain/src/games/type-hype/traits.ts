/** Type Hype: the word of a picture is typed, as long as there is life (specification 2 sections 4.5 and 9). */
export const typeHypeTraits = {
  group: 'games',
  words: { least: 4, most: null },
  combo: [
    [3, 2],
    [7, 3],
    [12, 5],
    [20, 10],
  ],
  players: 'one',
  loads: { pictures: true, sounds: true },
  scores: ['type-hype'],
} as const;
