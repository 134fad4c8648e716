/** Live Quiz: everybody answers on a phone of their own (specification 2 sections 2.5, 4.5 and 9). */
export const liveQuizTraits = {
  group: 'live',
  words: { least: 4, most: 1200 },
  combo: [
    [4, 2],
    [10, 3],
    [25, 5],
  ],
  players: 'by_pin',
  // Its own pages fetch what each question shows.
  loads: { pictures: false, sounds: false },
  scores: [],
} as const;
