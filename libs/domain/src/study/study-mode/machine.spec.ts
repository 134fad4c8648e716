import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import {
  currentPage,
  type PageEvent,
  recallPage,
  type StudyAnswer,
  type StudyInput,
  type StudyProgress,
  wordCount,
  wordsDone,
} from '../page/index.ts';
import { drawing, explored, words } from '../fixtures/index.ts';
import { studyMachine } from './machine.ts';
import { beginStudy } from './rules.ts';

/** A study that is played on a clock the spec moves. */
function study(overrides: Partial<StudyInput> = {}) {
  const clock = new SimulatedClock();
  const some = overrides.words ?? words(4);
  const input: StudyInput = {
    words: some,
    choices: some,
    option_count: 4,
    seed: 1,
    pageFor: recallPage,
    ...overrides,
  };
  const actor = createActor(studyMachine, { clock, input });
  const answers: StudyAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  let undone = 0;
  actor.on('undone', () => (undone += 1));
  actor.start();
  const page = () => currentPage(actor.getSnapshot().context);
  return {
    answers,
    page,
    send: (event: PageEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
    /** By which the page that shows it learns that it is over. */
    isDone: () => actor.getSnapshot().context.is_over === true,
    undone: () => undone,
    words: () => [wordsDone(actor.getSnapshot().context), wordCount(actor.getSnapshot().context)],
    position: () => actor.getSnapshot().context.position,
    pages: () => actor.getSnapshot().context.pages,
    type: (verdict: 'right' | 'almost' | 'wrong', is_correct = verdict !== 'wrong') =>
      actor.send({ type: 'TYPE', text: 'Wort', verdict, is_correct, ms: 900 }),
    choose: (isRight: boolean) => actor.send({ type: 'CHOOSE', word_id: option(page(), isRight), ms: 900 }),
    judge: (is_correct: boolean) => {
      actor.send({ type: 'SHOW' });
      actor.send({ type: 'JUDGE', is_correct, ms: 900 });
    },
  };
}

function option(page: ReturnType<typeof currentPage>, isRight: boolean): number {
  if (page?.type !== 'question') throw new Error('no question');
  return isRight ? page.word_id : page.option_word_ids.find((word_id) => word_id !== page.word_id)!;
}

const known = (count: number) => words(count, { is_new: false });

test('a right choice is highlighted after 1 second, and the next page comes after 2', () => {
  const { state, position, choose, wait } = study({ words: known(4) });
  choose(true);
  expect(state()).toEqual({ right: 'chosen' });
  wait(999);
  expect(state()).toEqual({ right: 'chosen' });
  wait(1);
  expect(state()).toEqual({ right: 'highlighted' });
  wait(999);
  expect(position()).toBe(0);
  wait(1);
  expect(position()).toBe(1);
  expect(state()).toBe('asking');
});

test('a wrong choice stays in sight until somebody goes on', () => {
  const { state, position, choose, wait, send } = study({ words: known(4) });
  choose(false);
  wait(60_000);
  expect(state()).toBe('wrong');
  send({ type: 'NEXT' });
  expect(position()).toBe(1);
});

test('thumbs do nothing before the card is turned; after a thumb the next page comes in 700 ms', () => {
  const blind = words(2, { is_new: false, image_id: null, source_translation: null });
  const { state, position, send, wait, answers } = study({ words: blind });
  send({ type: 'JUDGE', is_correct: true, ms: 900 });
  expect(state()).toEqual({ recalling: 'hidden' });
  expect(answers).toEqual([]);
  send({ type: 'SHOW' });
  send({ type: 'JUDGE', is_correct: true, ms: 900 });
  expect(state()).toBe('judged');
  wait(699);
  expect(position()).toBe(0);
  wait(1);
  expect(position()).toBe(1);
});

test('an answer is told once, with what was shown and what was chosen', () => {
  const { answers, page, choose, send } = study({ words: known(4) });
  const asked = page();
  choose(false);
  choose(true);
  send({ type: 'BACK' });
  expect(answers).toEqual([
    {
      word_id: 1,
      mode: 'study',
      kind: asked?.type === 'question' && asked.kind,
      is_correct: false,
      is_repeated: false,
      option_word_ids: asked?.type === 'question' && asked.option_word_ids,
      chosen_word_id: expect.any(Number),
      ms: 900,
    },
  ]);
  expect(answers[0]!.chosen_word_id).not.toBe(1);
});

test('a page that was answered is seen as it was, and a second answer does nothing', () => {
  const { answers, state, choose, send, wait, pages, page } = study({ words: known(4) });
  choose(true);
  send({ type: 'NEXT' });
  send({ type: 'BACK' });
  expect(state()).toBe('seen');
  const before = pages();
  send({ type: 'CHOOSE', word_id: option(page(), false), ms: 5 });
  wait(10_000);
  expect(state()).toBe('seen');
  expect(pages()).toBe(before);
  expect(answers).toHaveLength(1);
});

test('going back from a right answer stops its clock', () => {
  const { position, choose, send, wait } = study({ words: known(4) });
  send({ type: 'NEXT' });
  choose(true);
  send({ type: 'BACK' });
  wait(10_000);
  expect(position()).toBe(0);
});

test('a word that is not among the options is no answer, and nothing comes before the first page', () => {
  const { state, send, position } = study({ words: known(4) });
  send({ type: 'CHOOSE', word_id: 99, ms: 1 });
  send({ type: 'BACK' });
  expect([state(), position()]).toEqual(['asking', 0]);
});

test('a page without an answer can be skipped, and nothing is told of it', () => {
  const { state, isDone, send, answers } = study({ words: known(2) });
  send({ type: 'NEXT' });
  expect(isDone()).toBe(false);
  send({ type: 'NEXT' });
  expect([state(), isDone()]).toEqual(['finished', true]);
  expect(answers).toEqual([]);
});

test('a wrong answer on the last page brings one more page', () => {
  const { state, send, choose, page } = study({ words: known(2), choices: known(4) });
  send({ type: 'NEXT' });
  choose(false);
  send({ type: 'NEXT' });
  expect(state()).toBe('asking');
  expect(page()).toMatchObject({ type: 'question', word_id: 2, is_repeated: true, given: null });
});

test('cards of words that were answered right are told as revision, and again as repeated after a thumb down', () => {
  const { choose, judge, send, answers, state } = study({ words: known(1), choices: known(4) });
  choose(true);
  send({ type: 'NEXT' });
  judge(false);
  send({ type: 'NEXT' });
  judge(true);
  send({ type: 'NEXT' });
  expect(state()).toBe('finished');
  expect(answers.map(({ mode, kind, is_correct, is_repeated }) => [mode, kind === 'flashcard', is_correct, is_repeated]))
    .toEqual([
      ['study', false, true, false],
      ['revise', true, false, false],
      ['revise', true, true, true],
    ]); // prettier-ignore
});

test('new words are introduced first, then asked', () => {
  const { state, send, page } = study({ words: words(2) });
  const seen: unknown[] = [];
  while (state() !== 'finished') {
    seen.push([page()?.type, page()?.word_id]);
    send({ type: 'NEXT' });
  }
  expect(seen).toEqual([['introduction', 1], ['introduction', 2], ['question', 1], ['question', 2]]); // prettier-ignore
});

test('a study without words is over at once', () => {
  expect(study({ words: [] }).state()).toBe('finished');
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

const eventsIn = ({ context }: { context: StudyProgress }): PageEvent[] => {
  const page = currentPage(context);
  const options = page?.type === 'question' ? page.option_word_ids : [];
  return [
    ...options.map((word_id) => ({ type: 'CHOOSE', word_id, ms: 1 }) as const),
    // All of them once: later pages lead nowhere else.
    ...(page?.type === 'typed' ? typings.slice(0, context.position === 0 ? undefined : 1) : []),
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

test('every state and every transition is met on the shortest ways, and the clock leads where the drawing says', () => {
  const some = [...words(1), ...known(2).slice(1)];
  const toType = words(1, { is_new: false, recall: ['sound_to_typed'] });
  const inputs = [some, [], toType].map((these) => ({
    words: these,
    choices: some,
    option_count: 2 as const,
    seed: 2,
    pageFor: recallPage,
  }));
  const walk = explored(studyMachine, inputs, eventsIn, ({ context }) => context.pages.length > 4);
  expect(walk.steps).toBeGreaterThan(1000);
  expect(walk.strayed).toBeUndefined();
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(studyMachine));
});

test('Back on the first page changes nothing: a right answer leads on as it would have', () => {
  const { state, choose, send, wait, position } = study({ words: known(4) });
  choose(true);
  send({ type: 'BACK' });
  expect(state()).toEqual({ right: 'chosen' });
  wait(2000);
  expect(position()).toBe(1);
});

test('the student who is asked stays with the page, forwards and back, and with its answer', () => {
  const { send, choose, page, answers } = study({ words: known(4) });
  send({ type: 'QUESTIONER', is_shown: true });
  send({ type: 'ASK', student_id: 5 });
  send({ type: 'NEXT' });
  expect(page()).not.toHaveProperty('student_id');
  send({ type: 'ASK', student_id: 6 });
  send({ type: 'BACK' });
  expect(page()).toMatchObject({ student_id: 5 });
  choose(true);
  expect(answers).toMatchObject([{ is_correct: true, student_id: 5 }]);
});

test('a page that is answered keeps its student; before, another can be asked, or nobody', () => {
  const { send, choose, page } = study({ words: known(4) });
  send({ type: 'ASK', student_id: 5 });
  send({ type: 'ASK', student_id: null });
  expect(page()).not.toHaveProperty('student_id');
  send({ type: 'ASK', student_id: 6 });
  choose(false);
  send({ type: 'ASK', student_id: 7 });
  expect(page()).toMatchObject({ student_id: 6 });
});

test('while the questioner is hidden an answer is nobody’s', () => {
  const { send, choose, answers } = study({ words: known(4) });
  send({ type: 'QUESTIONER', is_shown: true });
  send({ type: 'ASK', student_id: 5 });
  send({ type: 'QUESTIONER', is_shown: false });
  choose(true);
  expect(answers[0]).not.toHaveProperty('student_id');
});

test('what comes again after a wrong answer is another student’s turn', () => {
  const { send, choose, page } = study({ words: known(1), choices: known(4) });
  send({ type: 'QUESTIONER', is_shown: true });
  send({ type: 'ASK', student_id: 5 });
  choose(false);
  send({ type: 'NEXT' });
  expect(page()).toMatchObject({ is_repeated: true, given: null });
  expect(page()).not.toHaveProperty('student_id');
});

test('each study leaves a seed of its own for what is queued later', () => {
  const seeds = Array.from(
    { length: 20 },
    (_, seed) => beginStudy({ words: known(4), choices: known(4), option_count: 4, seed }).chance,
  );
  expect(new Set(seeds).size).toBe(20);
  expect(seeds.every((seed) => Number.isInteger(seed))).toBe(true);
});

test('an undone answer to a question leaves it open, and what it had queued is gone', () => {
  const { choose, send, wait, pages, position, state, undone, page } = study({ words: known(4) });
  const before = pages();
  for (const isRight of [true, false]) {
    choose(isRight);
    expect(pages()).toHaveLength(5);
    send({ type: 'UNDO' });
    expect([state(), position(), page()]).toEqual(['asking', 0, before[0]]);
    expect(pages()).toBe(before);
  }
  wait(10_000);
  expect([position(), undone()]).toEqual([0, 2]);
});

test('an undone thumb leaves its card turned, in sight again after the next page has come', () => {
  const { choose, judge, send, wait, state, page, pages } = study({ words: known(2) });
  choose(true);
  send({ type: 'NEXT' });
  choose(true);
  send({ type: 'NEXT' });
  const before = pages();
  judge(false);
  expect(pages()).toHaveLength(before.length + 1);
  wait(700);
  send({ type: 'UNDO' });
  expect(state()).toEqual({ recalling: 'shown' });
  expect(page()).toMatchObject({ type: 'flashcard', given: null });
  expect(pages()).toBe(before);
});

test('only the last answer is undone, and once; without one nothing is', () => {
  const { choose, send, pages, position, undone } = study({ words: known(4) });
  send({ type: 'UNDO' });
  choose(true);
  send({ type: 'NEXT' });
  choose(true);
  send({ type: 'UNDO' });
  send({ type: 'UNDO' });
  expect([position(), undone()]).toEqual([1, 1]);
  expect(pages()[0]).toMatchObject({ given: { is_correct: true } });
});

test('the last answer can be undone when the run is over, and the last page looked at again', () => {
  const { choose, judge, send, wait, state, isDone, undone } = study({ words: known(1), choices: known(4) });
  choose(true);
  send({ type: 'NEXT' });
  judge(true);
  wait(700);
  expect(isDone()).toBe(true);
  send({ type: 'NEXT' });
  expect(state()).toBe('finished');
  send({ type: 'BACK' });
  expect([state(), isDone()]).toEqual(['seen', false]);
  send({ type: 'NEXT' });
  send({ type: 'UNDO' });
  expect([state(), isDone(), undone()]).toEqual([{ recalling: 'shown' }, false, 1]);
});

test('a word is done when its last page was passed; going back and undoing take none away', () => {
  const { choose, judge, send, words: counted } = study({ words: known(2) });
  expect(counted()).toEqual([0, 2]);
  choose(true);
  send({ type: 'NEXT' });
  expect(counted()).toEqual([0, 2]);
  choose(true);
  send({ type: 'NEXT' });
  judge(true);
  send({ type: 'NEXT' });
  expect(counted()).toEqual([1, 2]);
  send({ type: 'BACK' });
  expect(counted()).toEqual([1, 2]);
  send({ type: 'UNDO' });
  expect(counted()).toEqual([1, 2]);
  judge(false);
  while (counted()[0]! < 2) send({ type: 'NEXT' });
});

test('a study that was kept when it was over is over, with every word done', () => {
  const { choose, judge, send, wait, pages, position } = study({ words: known(1), choices: known(4) });
  choose(true);
  send({ type: 'NEXT' });
  judge(true);
  wait(700);
  const kept = { pages: pages(), position: position(), chance: 1, is_over: true, words_done: 1 };
  const again = study({ words: known(1), choices: known(4), resumed: kept });
  expect([again.isDone(), again.words()]).toEqual([true, [1, 1]]);
});

const toType = (count: number) => words(count, { is_new: false, recall: ['typed'] });

test('a typed word that is right leads on as a right choice does, and its card comes later', () => {
  const { state, position, type, wait, answers, pages } = study({ words: toType(4) });
  type('right');
  expect(state()).toEqual({ right: 'chosen' });
  wait(2000);
  expect([position(), state()]).toEqual([1, 'asking']);
  expect(answers).toMatchObject([{ mode: 'study', kind: 'typed', is_correct: true, is_repeated: false }]);
  expect(pages().filter((page) => page.type === 'flashcard')).toMatchObject([{ word_id: 1 }]);
});

test('what is almost right counts as right, and stays in sight until somebody goes on', () => {
  const { state, type, wait, send, position, answers, pages } = study({ words: toType(4) });
  type('almost');
  wait(60_000);
  expect([state(), position()]).toEqual(['almost', 0]);
  expect(answers).toMatchObject([{ is_correct: true }]);
  expect(pages().some((page) => page.type === 'flashcard')).toBe(true);
  send({ type: 'NEXT' });
  expect(position()).toBe(1);
});

test.each(['a slip that does not count', 'a wrong text', 'I do not know'])('%s brings the same page again', (what) => {
  const { state, type, send, page, pages, answers } = study({ words: toType(1), choices: toType(4) });
  if (what === 'I do not know') send({ type: 'DONT_KNOW', ms: 900 });
  else type(what === 'a wrong text' ? 'wrong' : 'almost', false);
  expect(state()).toBe('wrong');
  expect(answers).toMatchObject([{ is_correct: false, kind: 'typed' }]);
  send({ type: 'NEXT' });
  expect(page()).toEqual({ ...pages()[0], is_repeated: true, given: null });
});

test('an undone text leaves its page open', () => {
  const { state, type, send, pages, undone } = study({ words: toType(4) });
  const before = pages();
  type('wrong');
  send({ type: 'UNDO' });
  expect([state(), undone()]).toEqual(['asking', 1]);
  expect(pages()).toBe(before);
});

test("'I don't know' is an answer to a question with options too; a text is none", () => {
  const { state, type, send, answers } = study({ words: known(4) });
  type('right');
  expect([state(), answers]).toEqual(['asking', []]);
  send({ type: 'DONT_KNOW', ms: 5 });
  expect(state()).toBe('wrong');
  expect(answers).toMatchObject([{ is_correct: false, ms: 5 }]);
});

const order = (some: StudyInput['words']) =>
  study({ words: some, choices: words(8), seed: 3 })
    .pages()
    .map(({ type, word_id }) => [type === 'introduction', word_id]);

test('pages come in the same order, however words are asked', () => {
  const mixed = [...words(4), ...known(8).slice(4)];
  expect(order(mixed.map((word) => (word.is_new ? word : { ...word, recall: ['typed'] })))).toEqual(order(mixed));
});
