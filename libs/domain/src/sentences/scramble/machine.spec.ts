import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import { sentence } from '../fixtures/index.ts';
import {
  type ScrambleEmitted,
  type ScrambleEvent,
  scrambledTexts,
  type ScrambleInput,
  scrambleMachine,
  type ScrambleProgress,
} from './index.ts';

const dog = sentence({ target_translation: 'The dog sleeps.' });
const spoken = { ...dog, sound_path: 'dog.mp3' };
const pair = { ...spoken, extra_target_translation: 'It snores.' };

/** A scramble that is played on a clock the spec moves. */
function scramble(some = dog, overrides: Partial<ScrambleInput> = {}) {
  const clock = new SimulatedClock();
  const input = {
    texts: scrambledTexts(some, 'english_uk'),
    language: 'english_uk',
    seed: 1,
    is_answered: false,
  } as const;
  const actor = createActor(scrambleMachine, { clock, input: { ...input, ...overrides } });
  const emitted: ScrambleEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const send = (...events: ScrambleEvent[]) => events.forEach((event) => actor.send(event));
  return {
    emitted,
    send,
    click: (...ids: number[]) => send(...ids.map((part_id) => ({ type: 'CLICK', part_id }) as const)),
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('a right order is heard at once, and the next page comes after 400 ms', () => {
  const { click, wait, state, emitted } = scramble();
  click(0, 1);
  expect(emitted).toEqual([]);
  click(2);
  expect(emitted).toEqual([{ type: 'right' }, { type: 'answered', is_correct: true }]);
  wait(399);
  expect(state()).toEqual({ right: 'leaving' });
  wait(1);
  expect(state()).toBe('finished');
});

test('a sentence with a sound is spoken after 600 ms, and the page stays until it is over', () => {
  const { click, wait, send, state, emitted } = scramble(spoken);
  click(0, 1, 2);
  wait(599);
  expect(emitted.at(-1)).toEqual({ type: 'answered', is_correct: true });
  wait(1);
  expect(emitted.at(-1)).toEqual({ type: 'speak', page_state: 0 });
  wait(3000);
  send({ type: 'SOUND_ENDED' });
  wait(400);
  expect(state()).toBe('finished');
});

test('a wrong order is heard each time, answered once, and can be put right', () => {
  const { click, send, emitted, state } = scramble();
  click(0, 2, 1);
  send({ type: 'MOVE', part_id: 0, area: 'dragged', place: 2 });
  send({ type: 'MOVE', part_id: 0, area: 'dragged', place: 0 });
  expect(state()).toBe('ordering');
  send({ type: 'MOVE', part_id: 1, area: 'dragged', place: 1 });
  expect(emitted.map((event) => ('is_correct' in event ? event.is_correct : event.type))).toEqual([
    'wrong',
    false,
    'wrong',
    'wrong',
    'right',
  ]);
});

test('an extra sentence of more than one word comes before the next page, and is answered with it', () => {
  const { click, wait, send, state, context, emitted } = scramble(pair);
  click(0, 1, 2);
  expect(emitted).toEqual([{ type: 'right' }]);
  wait(600);
  send({ type: 'SOUND_ENDED' });
  wait(400);
  expect([state(), context().page_state, context().dragged]).toEqual(['ordering', 1, []]);
  expect(
    context()
      .to_drag.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['It', 'snores']);
  click(0, 1);
  expect(emitted.at(-1)).toEqual({ type: 'answered', is_correct: true });
  wait(400);
  expect(state()).toBe('finished');
});

test.each([
  ['one word', 'Snoring!', 1],
  ['the space it begins with', ' ', 1],
  ['two words', 'It snores', 2],
])('an extra sentence of %s', (_, extra_target_translation, texts) => {
  expect(scrambledTexts({ ...dog, extra_target_translation }, 'english_uk')).toHaveLength(texts);
});

test('a page that was answered before can be played, and gives no second answer', () => {
  const { click, emitted, state, wait } = scramble(dog, { is_answered: true });
  click(0, 2, 1, 1, 2, 1, 2);
  expect(emitted).toEqual([{ type: 'wrong' }, { type: 'right' }]);
  wait(400);
  expect(state()).toBe('finished');
});

test('a sound that never tells that it ended is waited for ten seconds', () => {
  const { click, wait, state } = scramble(spoken);
  click(0, 1, 2);
  wait(600);
  wait(9999);
  expect(state()).toEqual({ right: 'speaking' });
  wait(1);
  wait(400);
  expect(state()).toBe('finished');
});

test('nothing can be moved once the order is right', () => {
  const { click, context, state } = scramble();
  click(0, 1, 2, 0);
  expect([state(), context().dragged]).toMatchObject([{ right: 'leaving' }, [{}, {}, {}]]);
});

const eventsIn = ({ context }: { context: ScrambleProgress }): ScrambleEvent[] => [
  ...[0, 1].flatMap((part_id): ScrambleEvent[] => [
    { type: 'CLICK', part_id },
    ...(['to_drag', 'dragged'] as const).map((area) => ({ type: 'MOVE', part_id, area, place: 0 }) as const),
  ]),
  ...(context.dragged.length > 0 ? [{ type: 'SOUND_ENDED' } as const] : []),
];

test('every state and every transition is met on the shortest ways, and the clock leads where the drawing says', () => {
  const one = { ...pair, target_translation: 'It sleeps.' };
  const inputs: ScrambleInput[] = [
    { texts: scrambledTexts(one, 'english_uk'), language: 'english_uk', seed: 1, is_answered: false },
    { texts: [], language: 'english_uk', seed: 1, is_answered: false },
  ];
  const walk = explored(scrambleMachine, inputs, eventsIn, () => false);
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(300);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(scrambleMachine));
});
