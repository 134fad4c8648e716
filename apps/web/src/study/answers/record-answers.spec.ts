import type { StudyAnswer } from '@lexiroom/domain/study/page';
import { QuestionAnswer } from '@lexiroom/contracts/answers';
import { expect, test } from '@jest/globals';
import { aStudy, aWord, deckData } from '../study.fixture.ts';
import { recordOf } from './record-answers.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const at = Date.parse('2026-11-21T09:00:00Z');
const words = [aWord({ word_id: 7, deck_id: 12, origin_word_id: 3 }), aWord({ word_id: 8 })];
const answer: StudyAnswer = {
  word_id: 7,
  mode: 'study',
  kind: 'text_to_picture',
  is_correct: false,
  is_repeated: false,
  option_word_ids: [8, 7],
  chosen_word_id: 8,
  ms: 1834,
};

test('an answer of the owner is recorded as the server wants it, with an id and its time', () => {
  const record = recordOf(aStudy({ words }), answer, at);
  expect(record).toEqual({
    username: 'olga',
    given_at: expect.any(Number),
    origin_word_id: 3,
    answer: {
      word_id: 7,
      deck_id: 12,
      mode: 'study',
      kind: 'text_to_picture',
      is_correct: false,
      option_word_ids: [8, 7],
      chosen_word_id: 8,
      ms: 1834,
      answer_id: expect.any(String),
      answered_at: at,
    },
  });
  expect(QuestionAnswer.safeParse(record!.answer).success).toBe(true);
});

test('a thumb is recorded without options', () => {
  const thumb: StudyAnswer = {
    word_id: 8,
    mode: 'revise',
    kind: 'flashcard',
    is_correct: true,
    is_repeated: false,
    ms: 9,
  };
  const record = recordOf(aStudy({ words }), thumb, at);
  expect(record!.answer).not.toHaveProperty('option_word_ids');
  expect(QuestionAnswer.safeParse(record!.answer).success).toBe(true);
});

test('with a class the answer of a student is recorded for both, and without a student not at all', () => {
  const study = aStudy({ words, class_id: 3 });
  const record = recordOf(study, { ...answer, student_id: 5 }, at);
  expect(record!.answer).toMatchObject({ class_id: 3, student_id: 5, is_correct: false });
  expect(QuestionAnswer.safeParse(record!.answer).success).toBe(true);
  expect(recordOf(study, answer, at)).toBeUndefined();
});

test('the answer of a repeated page is not recorded', () => {
  expect(recordOf(aStudy({ words }), { ...answer, is_repeated: true }, at)).toBeUndefined();
});

test('nothing is recorded for somebody who does not own the deck', () => {
  expect(recordOf(aStudy({ words, viewer: 'peter' }), answer, at)).toBeUndefined();
});

test('what a visitor answers is kept under nobody’s name, but for games', () => {
  const study = aStudy({ words, viewer: null });
  expect(recordOf(study, answer, at)).toMatchObject({ username: '', answer: { word_id: 7, deck_id: 12 } });
  expect(recordOf(study, { ...answer, round_id: 'round' }, at)).toBeUndefined();
  expect(recordOf(study, { ...answer, is_repeated: true }, at)).toBeUndefined();
});

test('what a visitor answers in a deck that a link has opened is not kept: it could not be found again', () => {
  history.replaceState(null, '', '/deck/olga/12?key=abc');
  expect(recordOf(aStudy({ words, viewer: null }), answer, at)).toBeUndefined();
  history.replaceState(null, '', '/deck/olga/12');
});

test('a student’s answer is recorded where the deck is shared with them, and nowhere else', () => {
  const [shared, other] = words;
  const mixed = [shared!, { ...other!, due_date: null, due_dates: null }];
  const study = aStudy({ words: mixed, viewer: 'peter', data: { calendar: deckData().calendar } });
  expect(recordOf(study, answer, at)).toMatchObject({ username: 'peter', answer: { word_id: 7, deck_id: 12 } });
  expect(recordOf(study, { ...answer, word_id: 8 }, at)).toBeUndefined();
});

test('a device whose clock is an hour ahead stamps by the server’s clock', () => {
  const device = at + 3_600_000;
  noteServerTime(at, device);
  expect(serverNow(device + 5000)).toBe(at + 5000);
});
