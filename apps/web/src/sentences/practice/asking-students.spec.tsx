import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press } from '../../page/screen.fixture.tsx';
import { localSentenceAnswersOf } from '../../study/answers/waiting-answers.ts';
import { key, progress, takeClock, wait } from '../../study/modes/mode.fixture.tsx';
import { anotherClass, asked, questioner, serveClass, students } from '../../study/questioner/class.fixture.ts';
import { showQuestioner } from '../../study/questioner/questioner-shown.ts';
import { aSentence } from '../sentences.fixture.ts';
import { practise } from './practice.fixture.tsx';

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
beforeEach(() => {
  showQuestioner(true);
  serveClass(students(4));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const three = [1, 2, 3].map((sentence_id) => aSentence({ sentence_id, origin_sentence_id: sentence_id }));
const idOf = (name: string | undefined) => Number(/\d+/.exec(name ?? '')?.[0]);

/** What was recorded of a class: which sentence, right or not, whose answer. */
async function recordedFor(class_id: number): Promise<[number, boolean, number | null | undefined][]> {
  const answers = (await localSentenceAnswersOf('olga')).filter(({ answer }) => answer.class_id === class_id);
  const byId = new Map(answers.map(({ answer }) => [answer.answer_id, answer]));
  return [...byId.values()].map(({ sentence_id, is_correct, student_id }) => [sentence_id, is_correct, student_id]);
}

test('each page asks a student of the class; what is judged is theirs and leads to the next student', async () => {
  const class_id = anotherClass();
  await practise(jest, 'sentence-revise', three, { class_id });
  await questioner();
  const [first] = asked();
  await key('Enter');
  await key('ArrowUp');
  expect(progress()).toBe('2 of 3');
  const [second] = asked();
  expect(second).not.toBe(first);
  await key('Enter');
  // Ids of answers are made of the time, and of chance, which is always the same here.
  await wait(1);
  await key('ArrowDown');
  expect(await recordedFor(class_id)).toEqual([
    [1, true, idOf(first)],
    [2, false, idOf(second)],
  ]);
});

test('another student can be asked for a page; with the questioner hidden nothing is recorded', async () => {
  const class_id = anotherClass();
  await practise(jest, 'sentence-revise', three, { class_id });
  await questioner();
  const [first] = asked();
  await key('KeyC');
  const [other] = asked();
  expect(other).not.toBe(first);
  await key('Enter');
  await press('Right');
  await key('KeyQ');
  await key('Enter');
  await key('ArrowUp');
  expect(await recordedFor(class_id)).toEqual([[1, true, idOf(other)]]);
});
