import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import {
  currentPage,
  isAnswered,
  type PageEvent,
  recallPage,
  type StudyAnswer,
  type StudyInput,
  type StudyProgress,
} from '../page/index.ts';
import { drawing, explored, words } from '../fixtures/index.ts';
import { testMachine, testResult } from './index.ts';

/** A test that is played on a clock the spec moves. */
function tested(overrides: Partial<StudyInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(testMachine, {
    clock,
    input: { words: words(3), choices: words(6), option_count: 4, seed: 1, pageFor: recallPage, ...overrides },
  });
  const answers: StudyAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const choose = (isRight: boolean) => {
    const page = currentPage(context());
    if (page?.type !== 'question') throw new Error('no question');
    const word_id = page.option_word_ids.find((option) => (option === page.word_id) === isRight)!;
    actor.send({ type: 'CHOOSE', word_id, ms: 500 });
  };
  return {
    answers,
    context,
    choose,
    send: (event: PageEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
  };
}

test('nothing is asked again, and after the last page comes the result', () => {
  const { state, choose, send, wait, answers, context } = tested();
  choose(false);
  wait(60_000);
  expect(state()).toBe('wrong');
  send({ type: 'NEXT' });
  choose(true);
  wait(1000);
  expect(state()).toEqual({ right: 'highlighted' });
  wait(1000);
  send({ type: 'NEXT' });
  expect(state()).toBe('result');
  expect(context().pages).toHaveLength(3);
  expect(answers.map(({ mode, is_correct, is_repeated }) => [mode, is_correct, is_repeated])).toEqual([
    ['test', false, false],
    ['test', true, false],
  ]);
  const [first, , last] = context().pages;
  expect(testResult(context())).toEqual({
    asked: 3,
    right: 1,
    missed_word_ids: [first!.word_id, last!.word_id],
    typed: [],
    ms: 1000,
    score: 33,
  });
});

test('the last right answer leads to the result by itself', () => {
  const { state, choose, wait } = tested({ words: words(1) });
  choose(true);
  wait(1999);
  expect(state()).toEqual({ right: 'highlighted' });
  wait(1);
  expect(state()).toBe('result');
});

test('a page that was left open can be answered later, one that was answered cannot', () => {
  const { state, choose, send, answers, context } = tested();
  send({ type: 'NEXT' });
  send({ type: 'BACK' });
  expect(state()).toBe('asking');
  choose(true);
  send({ type: 'NEXT' });
  send({ type: 'BACK' });
  expect(state()).toBe('seen');
  send({ type: 'CHOOSE', word_id: context().pages[0]!.word_id, ms: 1 });
  expect(answers).toHaveLength(1);
});

test('where no question is possible, the learner judges by thumb', () => {
  const { state, send, answers, wait } = tested({ words: words(1), choices: words(1) });
  send({ type: 'SHOW' });
  send({ type: 'JUDGE', is_correct: false, ms: 70 });
  expect(answers).toEqual([
    { word_id: 1, mode: 'test', kind: 'flashcard', is_correct: false, is_repeated: false, ms: 70 },
  ]);
  wait(700);
  expect(state()).toBe('result');
});

/** What may be typed, right, with a slip that counts and one that does not; or nothing, or nothing is heard. */
const typings: PageEvent[] = (
  [
    ['right', true],
    ['almost', true],
    ['almost', false],
  ] as const
).map(([verdict, is_correct]): PageEvent => ({ type: 'TYPE', text: 'x', verdict, is_correct, ms: 1 }));
typings.push({ type: 'DONT_KNOW', ms: 1 }, { type: 'READ' });

/** What may be tried where somebody is. */
const eventsIn = ({ context }: { context: StudyProgress }): PageEvent[] => {
  const page = currentPage(context);
  const options = page?.type === 'question' ? page.option_word_ids : [];
  return [
    ...options.map((word_id) => ({ type: 'CHOOSE', word_id, ms: 1 }) as const),
    ...(page?.type === 'typed' ? typings : []),
    { type: 'SHOW' },
    { type: 'JUDGE', is_correct: true, ms: 1 },
    { type: 'JUDGE', is_correct: false, ms: 1 },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'UNDO' },
    // Nobody, so that there are not as many ways again for every student.
    { type: 'ASK', student_id: null },
    { type: 'QUESTIONER', is_shown: false },
  ];
};

/** Answers to further pages lead nowhere else. */
const isFarEnough = ({ context }: { context: StudyProgress }) => context.pages.filter(isAnswered).length > 1;

test('every state and every transition is met on the shortest ways, and the clock leads where the drawing says', () => {
  const blind = words(3, { image_id: null, source_translation: null }).slice(2);
  const input = { words: [...words(2), ...blind], choices: words(2), option_count: 2 as const, pageFor: recallPage };
  const inputs = [
    { ...input, seed: 1 },
    { ...input, seed: 4 },
    { ...input, seed: 1, words: [] },
    { ...input, seed: 1, words: words(2, { recall: ['sound_to_typed'] }) },
  ];
  const walk = explored(testMachine, inputs, eventsIn, isFarEnough);
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(1000);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(testMachine));
});

test('Back on the first page changes nothing: a right answer leads on as it would have', () => {
  const { state, choose, send, wait, context } = tested();
  choose(true);
  send({ type: 'BACK' });
  expect(state()).toEqual({ right: 'chosen' });
  wait(2000);
  expect(context().position).toBe(1);
});

test('what is none of the options is no answer', () => {
  const { state, send, answers } = tested();
  send({ type: 'CHOOSE', word_id: 99, ms: 1 });
  expect([state(), answers]).toEqual(['asking', []]);
});

test('after the result nothing can be done any more', () => {
  const { state, choose, send, wait, context } = tested({ words: words(2) });
  send({ type: 'NEXT' });
  choose(true);
  wait(2000);
  const before = context();
  for (const type of ['BACK', 'NEXT', 'SHOW'] as const) send({ type });
  expect([state(), context()]).toEqual(['result', before]);
});

test('Back leads to the page before, not further', () => {
  const { send, context } = tested();
  send({ type: 'NEXT' });
  send({ type: 'NEXT' });
  send({ type: 'BACK' });
  expect(context().position).toBe(1);
});

test('a thumb of a test can be undone, a choice not, as it told what is right', () => {
  const blind = words(3, { image_id: null, source_translation: null }).slice(2);
  const { state, choose, send, context } = tested({ words: [...words(2), ...blind], choices: words(2), seed: 4 });
  const undone: string[] = [];
  for (let page = 0; page < 3; page++) {
    const type = currentPage(context())!.type;
    if (type === 'question') choose(true);
    else {
      send({ type: 'SHOW' });
      send({ type: 'JUDGE', is_correct: false, ms: 1 });
    }
    const { pages } = context();
    send({ type: 'UNDO' });
    if (context().pages !== pages) undone.push(type);
    else send({ type: 'NEXT' });
    if (type === 'flashcard') {
      expect(state()).toEqual({ recalling: 'shown' });
      send({ type: 'NEXT' });
    }
  }
  expect(undone).toEqual(['flashcard']);
});

test('a test asks for known words by typing; what was typed stays with its page', () => {
  const { state, send, answers, context } = tested({ words: words(2, { recall: ['typed'] }) });
  send({ type: 'TYPE', text: 'Wrot', verdict: 'almost', is_correct: true, ms: 40 });
  expect(state()).toBe('almost');
  send({ type: 'UNDO' });
  expect(state()).toBe('almost');
  send({ type: 'NEXT' });
  send({ type: 'DONT_KNOW', ms: 60 });
  expect(answers.map(({ mode, kind, is_correct }) => [mode, kind, is_correct])).toEqual([
    ['test', 'typed', true],
    ['test', 'typed', false],
  ]);
  const [first, second] = context().pages;
  expect(testResult(context())).toMatchObject({
    right: 1,
    missed_word_ids: [second!.word_id],
    typed: [
      { word_id: first!.word_id, text: 'Wrot', verdict: 'almost', is_correct: true },
      { word_id: second!.word_id, text: null, verdict: 'wrong', is_correct: false },
    ],
  });
});
