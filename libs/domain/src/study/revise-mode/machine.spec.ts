import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import type { StudyAnswer } from '../page/index.ts';
import { drawing, explored, words } from '../fixtures/index.ts';
import {
  cardsInSight,
  cardWordsDone,
  type ReviseProgress,
  type ReviseEvent,
  type ReviseInput,
  reviseMachine,
} from './index.ts';
import { answerOf } from './rules.ts';

/** A revision that is played on a clock the spec moves; thumbs for words 1 to 4 of five. */
function revision(overrides: Partial<ReviseInput> = {}) {
  const clock = new SimulatedClock();
  const input: ReviseInput = {
    words: words(5),
    cards_per_page: 3,
    shuffled: false,
    seed: 1,
    thumbs_for: [1, 2, 3, 4],
    ...overrides,
  };
  const actor = createActor(reviseMachine, { clock, input });
  const answers: StudyAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  let undone = 0;
  actor.on('undone', () => (undone += 1));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    answers,
    context,
    send: (event: ReviseEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
    /** By which the page that shows it learns that it is over. */
    isDone: () => actor.getSnapshot().context.is_over === true,
    undone: () => undone,
    done: () => cardWordsDone(actor.getSnapshot().context),
    page: () => context().page,
    judge: (card: number, is_correct: boolean) => {
      actor.send({ type: 'SHOW', card });
      actor.send({ type: 'JUDGE', card, is_correct, ms: 50 });
    },
  };
}

test('when all thumbs of a page are given, the next page comes after 800 ms', () => {
  const { judge, wait, state, page } = revision();
  judge(0, true);
  judge(1, true);
  wait(10_000);
  expect([state(), page()]).toEqual(['reading', 0]);
  judge(2, true);
  expect(state()).toBe('judged');
  wait(799);
  expect(page()).toBe(0);
  wait(1);
  expect([state(), page()]).toEqual(['reading', 1]);
});

test('a card without thumbs keeps nobody waiting, and can still be turned meanwhile', () => {
  const { judge, wait, send, state, context } = revision({ thumbs_for: [1] });
  judge(0, true);
  wait(400);
  send({ type: 'SHOW', card: 1 });
  expect(context().cards[1]).toMatchObject({ is_shown: true });
  wait(400);
  expect([state(), context().page]).toEqual(['reading', 1]);
});

test.each<[string, ReviseEvent[]]>([
  ['before its text is shown', [{ type: 'JUDGE', card: 0, is_correct: true, ms: 1 }]],
  [
    'of a word without thumbs',
    [{ type: 'NEXT' }, { type: 'SHOW', card: 4 }, { type: 'JUDGE', card: 4, is_correct: true, ms: 1 }],
  ],
  [
    'on another page',
    [{ type: 'SHOW', card: 0 }, { type: 'NEXT' }, { type: 'JUDGE', card: 0, is_correct: true, ms: 1 }],
  ],
  [
    'that there is not',
    [
      { type: 'SHOW', card: 9 },
      { type: 'JUDGE', card: 9, is_correct: true, ms: 1 },
    ],
  ],
])('a thumb for a card %s does nothing', (_, events) => {
  const { send, answers, context } = revision();
  for (const event of events) send(event);
  expect(answers).toEqual([]);
  expect(context().cards.every(({ given }) => given === null)).toBe(true);
});

test('a card is judged once', () => {
  const { judge, answers, context } = revision();
  judge(0, true);
  judge(0, false);
  expect(context().cards).toHaveLength(5);
  expect(answers).toEqual([
    { word_id: 1, mode: 'revise', kind: 'flashcard', is_correct: true, is_repeated: false, ms: 50 },
  ]);
});

test('a thumb down adds the card to the last page, hidden and repeated, and to a new page when that is full', () => {
  const { judge, context, answers, send } = revision();
  judge(0, false);
  judge(1, false);
  expect(context().cards.slice(5)).toEqual(
    [1, 2].map((word_id) => ({ word_id, is_repeated: true, is_shown: false, given: null })),
  );
  expect(Math.ceil(context().cards.length / 3)).toBe(3);
  send({ type: 'NEXT' });
  judge(5, true);
  expect(answers.at(-1)).toMatchObject({ word_id: 1, is_repeated: true, is_correct: true });
});

test('a thumb down on a last page with room brings the card to this page, which is not done yet', () => {
  const { judge, wait, state, context } = revision({ words: words(2) });
  judge(0, true);
  judge(1, false);
  wait(10_000);
  expect([state(), cardsInSight(context())]).toEqual(['reading', [0, 1, 2]]);
  judge(2, true);
  wait(800);
  expect(state()).toBe('finished');
});

test('with another number of cards the first one in sight stays in sight, and a page that was done waits for NEXT', () => {
  const { send, context, state, judge, wait } = revision();
  send({ type: 'NEXT' });
  send({ type: 'RESIZE', cards_per_page: 1 });
  expect(cardsInSight(context())).toEqual([3]);
  judge(3, true);
  send({ type: 'RESIZE', cards_per_page: 3 });
  wait(10_000);
  expect([state(), context().page]).toEqual(['reading', 1]);
});

test('the same number of cards again changes nothing: the page goes on by itself', () => {
  const { send, judge, wait, page } = revision({ cards_per_page: 1 });
  judge(0, true);
  send({ type: 'RESIZE', cards_per_page: 1 });
  wait(800);
  expect(page()).toBe(1);
});

test('nothing comes before the first page, and after the last the revision is over', () => {
  const { send, page, state, isDone } = revision();
  send({ type: 'BACK' });
  expect(page()).toBe(0);
  send({ type: 'NEXT' });
  expect(isDone()).toBe(false);
  send({ type: 'NEXT' });
  expect([state(), isDone()]).toEqual(['finished', true]);
  expect(revision({ words: [] }).state()).toBe('finished');
});

const places = ({ cards }: ReviseProgress) => cards.map((_, card) => card);

/** What may be tried where somebody is. */
const eventsIn = ({ context }: { context: ReviseProgress }): ReviseEvent[] => [
  ...places(context).flatMap((card): ReviseEvent[] => [
    { type: 'SHOW', card },
    { type: 'JUDGE', card, is_correct: true, ms: 1 },
    { type: 'JUDGE', card, is_correct: false, ms: 1 },
    // Nobody, so that there are not as many ways again for every student.
    { type: 'ASK', card, student_id: null },
  ]),
  { type: 'QUESTIONER', is_shown: false },
  { type: 'RESIZE', cards_per_page: 1 },
  { type: 'RESIZE', cards_per_page: 3 },
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'UNDO' },
];

/** Thumbs for further cards lead nowhere else. */
const isFarEnough = ({ context: { cards } }: { context: ReviseProgress }) =>
  cards.length > 3 || cards.filter(({ given }) => given).length > 1;

test('every state and every transition is met on the shortest ways, and the clock leads where the drawing says', () => {
  const input = { cards_per_page: 1 as const, shuffled: false, seed: 1, thumbs_for: [1, 2] };
  const inputs = [2, 0].map((count) => ({ ...input, words: words(count) }));
  const walk = explored(reviseMachine, inputs, eventsIn, isFarEnough);
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(1000);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(reviseMachine));
});

test('with a class every card in sight that asks a student offers thumbs, none that asks nobody', () => {
  const { send, judge, answers, state } = revision({ thumbs_for: [] });
  send({ type: 'ASK', card: 0, student_id: 5 });
  judge(0, true);
  expect(answers).toEqual([]);
  send({ type: 'QUESTIONER', is_shown: true });
  judge(0, true);
  judge(1, true);
  expect(answers).toMatchObject([{ word_id: 1, is_correct: true, student_id: 5 }]);
  expect(state()).toBe('judged');
});

test('a card that is judged keeps its student; one that comes again asks nobody yet', () => {
  const { send, judge, context } = revision({ thumbs_for: [] });
  send({ type: 'QUESTIONER', is_shown: true });
  send({ type: 'ASK', card: 0, student_id: 5 });
  judge(0, false);
  send({ type: 'ASK', card: 0, student_id: 6 });
  send({ type: 'ASK', card: 99, student_id: 6 });
  expect(context().cards[0]).toMatchObject({ student_id: 5, given: { is_correct: false } });
  expect(context().cards.at(-1)).toEqual({ word_id: 1, is_repeated: true, is_shown: false, given: null });
});

test('whatever is done: a page with a card is in sight, and a thumb stays as it is and is told once', () => {
  const card = fc.nat(8);
  const events: fc.Arbitrary<ReviseEvent | number> = fc.oneof(
    fc.record({ type: fc.constant('SHOW' as const), card }),
    fc.record({ type: fc.constant('JUDGE' as const), card, is_correct: fc.boolean(), ms: fc.nat(5000) }),
    fc.record({ type: fc.constant('RESIZE' as const), cards_per_page: fc.constantFrom(1, 3) }),
    fc.constantFrom({ type: 'NEXT' as const }, { type: 'BACK' as const }),
    fc.constantFrom(400, 800),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (done, count) => {
      const { send, wait, context, answers } = revision({ words: words(count) });
      for (const event of done) {
        const before = context().cards.flatMap(({ given }, place) => (given ? [{ given, place }] : []));
        if (typeof event === 'number') wait(event);
        else send(event);
        expect(cardsInSight(context()).length).toBeGreaterThan(0);
        for (const { given, place } of before) expect(context().cards[place]!.given).toBe(given);
        expect(answers).toHaveLength(context().cards.filter(({ given }) => given).length);
      }
    }),
  );
});

test('Back leads to the page before, and from there on again', () => {
  const { send, page, state } = revision({ words: words(9) });
  send({ type: 'NEXT' });
  send({ type: 'NEXT' });
  expect(page()).toBe(2);
  send({ type: 'BACK' });
  expect(page()).toBe(1);
  send({ type: 'BACK' });
  expect([state(), page()]).toEqual(['reading', 0]);
  send({ type: 'BACK' });
  expect([state(), page()]).toEqual(['reading', 0]);
  send({ type: 'NEXT' });
  expect(page()).toBe(1);
});

test('Back on the first page does not hold up the next one', () => {
  const { judge, send, wait, page } = revision({ cards_per_page: 1 });
  judge(0, true);
  send({ type: 'BACK' });
  wait(800);
  expect(page()).toBe(1);
});

test('who goes back from a page that is done is not taken on again', () => {
  const { judge, send, wait, page, state } = revision({ cards_per_page: 1 });
  send({ type: 'NEXT' });
  judge(1, true);
  send({ type: 'BACK' });
  wait(10_000);
  expect([state(), page()]).toEqual(['reading', 0]);
});

test('only a card in sight can be turned, and only once', () => {
  const { send, context } = revision();
  send({ type: 'SHOW', card: 3 });
  expect(context().cards.map(({ is_shown }) => is_shown)).toEqual(Array(5).fill(false));
  send({ type: 'SHOW', card: 2 });
  const { cards } = context();
  expect(cards.map(({ is_shown }) => is_shown)).toEqual([false, false, true, false, false]);
  send({ type: 'SHOW', card: 2 });
  expect(context().cards).toBe(cards);
});

test('of a card without a thumb nothing can be told', () => {
  expect(() => answerOf(revision().context(), 0)).toThrow('card 0 is not judged');
});

test('an undone thumb waits again on its card, which stays turned; the card that a thumb down brought is gone', () => {
  const { judge, send, wait, context, state, undone } = revision({ cards_per_page: 1 });
  judge(0, true);
  wait(800);
  judge(1, false);
  wait(800);
  expect([context().page, context().cards.length]).toEqual([2, 6]);
  send({ type: 'SHOW', card: 2 });
  send({ type: 'UNDO' });
  expect([state(), context().page, context().cards.length, undone()]).toEqual(['reading', 1, 5, 1]);
  expect(context().cards.map(({ is_shown, given }) => [is_shown, given?.is_correct])).toEqual([
    [true, true],
    [true, undefined],
    [true, undefined],
    [false, undefined],
    [false, undefined],
  ]);
  send({ type: 'UNDO' });
  expect(undone()).toBe(1);
});

test('after an undone thumb the next page does not come by itself', () => {
  const { judge, send, wait, page } = revision({ cards_per_page: 1 });
  judge(0, true);
  send({ type: 'UNDO' });
  wait(10_000);
  expect(page()).toBe(0);
});

test('with another number of cards the undone card is in sight all the same', () => {
  const { judge, send, context } = revision();
  judge(1, true);
  send({ type: 'NEXT' });
  send({ type: 'RESIZE', cards_per_page: 1 });
  send({ type: 'UNDO' });
  expect(cardsInSight(context())).toEqual([1]);
});

test('the last thumb can be undone when all is over, and the last page looked at again', () => {
  const { judge, send, wait, isDone, page, done } = revision({ words: words(2), cards_per_page: 1 });
  judge(0, true);
  wait(800);
  judge(1, true);
  wait(800);
  expect([isDone(), done()]).toEqual([true, 2]);
  send({ type: 'RESIZE', cards_per_page: 3 });
  send({ type: 'RESIZE', cards_per_page: 1 });
  send({ type: 'NEXT' });
  expect(isDone()).toBe(true);
  send({ type: 'BACK' });
  expect([isDone(), page()]).toEqual([false, 1]);
  send({ type: 'NEXT' });
  send({ type: 'UNDO' });
  expect([isDone(), page(), done()]).toEqual([false, 1, 2]);
});

test('words are done by what was passed, and a card that comes again keeps its word from being done', () => {
  const { judge, send, done } = revision({ cards_per_page: 1 });
  judge(0, false);
  send({ type: 'NEXT' });
  send({ type: 'NEXT' });
  expect(done()).toBe(1);
  send({ type: 'BACK' });
  expect(done()).toBe(1);
});

test('what was kept when all was over is over', () => {
  const { send, context } = revision({ words: words(2) });
  send({ type: 'NEXT' });
  const again = revision({ words: words(2), resumed: JSON.parse(JSON.stringify(context())) });
  expect([again.isDone(), again.done()]).toEqual([true, 2]);
});
