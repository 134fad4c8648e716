import { liveWordLimits, quizCombo } from '../../quiz-questions/index.ts';

/** Live Quiz: everybody answers on a phone of their own (specification 2 sections 2.5, 4.5 and 9). */
export const liveQuizTraits = {
  group: 'live',
  words: liveWordLimits,
  combo: quizCombo,
  players: 'by_pin',
  // Its own pages fetch what each question shows.
  loads: { pictures: false, sounds: false },
  scores: [],
} as const;
