import type { Report } from '@lexiroom/contracts/live';

const options = ['oso', 'gato', 'perro', 'pato'].map((text, index) => ({ word_id: index + 1, text }));
const question = { kind: 'picture_to_text' as const, options, voided: false, scored: true };
const answer = { ms: 1500, points: 0 };

/** A quiz of three questions: the second was taken back, the third skipped; Noor came and did not answer. */
export function aReport(change: Partial<Report> = {}): Report {
  return {
    live_id: 7,
    pin: '482913',
    target_language: 'spanish',
    deck_name: 'By the sea',
    decks: null,
    created_at: 1_700_000_000_000,
    ended_at: 1_700_000_600_000,
    class: null,
    missing: [],
    questions: [
      { ...question, number: 1, word_id: 1, correct_option: 0, options: options.map((option) => ({ ...option })) },
      { ...question, number: 2, word_id: 2, correct_option: 1, voided: true },
      { ...question, number: 3, word_id: 3, correct_option: 2, scored: false },
    ],
    players: [
      {
        seat_id: 1,
        name: 'Mia',
        score: 0,
        rank: 2,
        answers: [
          { ...answer, question: 1, option: 3, correct: false },
          { ...answer, question: 2, option: 1, correct: true },
        ],
      },
      {
        seat_id: 2,
        name: 'Leo',
        score: 100,
        rank: 1,
        answers: [
          { ...answer, question: 1, option: 0, correct: true, points: 100 },
          { ...answer, question: 2, option: 2, correct: false },
        ],
      },
      { seat_id: 3, name: 'Noor', score: 0, rank: null, answers: [] },
    ],
    ...change,
  };
}
