import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createActor } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import { type RunEvent, type RunInput, runMachine, runProgressOf, runResult, type SentenceAnswer } from './index.ts';
import { answerInSight } from './run.ts';

/** A run through three sentences. */
function run(overrides: Partial<RunInput> = {}) {
  const actor = createActor(runMachine, {
    input: { mode: 'sentence-revise', sentence_ids: [7, 8, 9], ...overrides },
  });
  const answers: SentenceAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  return {
    answers,
    send: (...events: RunEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
const answer = (is_correct: boolean, ms = 10) => ({ type: 'ANSWER', is_correct, ms }) as const;
const [next, back] = [{ type: 'NEXT' }, { type: 'BACK' }] as const;

test('page by page to the end, with a result', () => {
  const { send, state, answers, context } = run();
  send(back, answer(true), next, answer(false), next);
  expect([state(), context().position]).toEqual(['open', 2]);
  send(next);
  expect(state()).toBe('finished');
  expect(answers).toEqual([
    { sentence_id: 7, mode: 'sentence-revise', is_correct: true, ms: 10 },
    { sentence_id: 8, mode: 'sentence-revise', is_correct: false, ms: 10 },
  ]);
  expect(runResult(context())).toEqual({ sentences: 3, correct: 1, incorrect: 1, missed_sentence_ids: [8] });
});

test('a run without sentences is over at once', () => expect(run({ sentence_ids: [] }).state()).toBe('finished'));

test('answering a page twice does nothing, nor does it after going back', () => {
  const { send, state, answers, context } = run();
  send(answer(false), answer(true), next, back, answer(true));
  expect([state(), answers]).toMatchObject(['answered', [{ is_correct: false }]]);
  expect(context().pages[0]).toMatchObject({ given: { is_correct: false, ms: 10 } });
});

test('the student who is asked is told while the questioner is shown, and stays at an answered page', () => {
  const { send, answers, context } = run();
  send({ type: 'ASK', student_id: 5 }, answer(true), next, { type: 'QUESTIONER', is_shown: true });
  send({ type: 'ASK', student_id: 6 }, answer(false), { type: 'ASK', student_id: 7 }, next);
  send({ type: 'ASK', student_id: 8 }, { type: 'ASK', student_id: null }, answer(true));
  expect(answers.map(({ student_id }) => student_id)).toEqual([undefined, 6, undefined]);
  expect(context().pages.map(({ student_id }) => student_id)).toEqual([5, 6, undefined]);
});

test('a run that was kept goes on where it was, over the sentences that are still there', () => {
  const { send, context } = run();
  send(answer(true), next, answer(false), next);
  const resumed = JSON.parse(JSON.stringify(runProgressOf(context())));
  const without = run({ sentence_ids: [8, 9], resumed });
  expect(without.context()).toMatchObject({ position: 1, pages: [{ sentence_id: 8, given: { ms: 10 } }, {}] });
  without.send(back);
  expect(without.state()).toBe('answered');
  expect(run({ sentence_ids: [1, 2], resumed }).context()).toMatchObject({
    position: 0,
    pages: [{ sentence_id: 1 }, {}],
  });
  expect(run({ sentence_ids: [7], resumed }).context()).toMatchObject({ position: 0, pages: [{ sentence_id: 7 }] });
  expect(run({ mode: 'fill-the-blanks', resumed }).context().pages[0]).toMatchObject({ given: null });
});

test('of a page without an answer nothing can be told', () => {
  expect(() => answerInSight(run().context())).toThrow('no answer here');
});

const events: RunEvent[] = [
  answer(true),
  answer(false),
  next,
  back,
  { type: 'ASK', student_id: 5 },
  { type: 'ASK', student_id: null },
  { type: 'QUESTIONER', is_shown: true },
];

test('every state and every transition is met on the shortest ways', () => {
  const inputs = [[1, 2], []].map((sentence_ids) => ({ mode: 'sentence-revise', sentence_ids }) as const);
  const walk = explored(
    runMachine,
    inputs,
    () => events,
    () => false,
  );
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(300);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(runMachine));
});

test('whatever is done, a page is in sight, and an answer stays as it is and is told once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (done) => {
      const { send, context, answers } = run();
      for (const event of done) {
        const before = context().pages;
        send(event);
        const { pages, position } = context();
        expect(pages[position]).toBeDefined();
        before.forEach((page, place) => page.given && expect(pages[place]!.given).toBe(page.given));
        expect(answers).toHaveLength(pages.filter(({ given }) => given).length);
      }
    }),
  );
});
