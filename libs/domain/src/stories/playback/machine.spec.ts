import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import {
  keptSpeed,
  nextSpeed,
  type PlaybackEmitted,
  type PlaybackEvent,
  type PlaybackInput,
  playbackMachine,
  speedNames,
} from './index.ts';

/** Three sections: two on page 2, one on page 4; the pair of pages 1 and 2 is seen. */
const story: PlaybackInput = { pages: [2, 2, 4], visible: [1, 2], speed: 1 };

function heard(change: Partial<PlaybackInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(playbackMachine, { clock, input: { ...story, ...change } });
  const emitted: PlaybackEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    emitted,
    send: (...events: PlaybackEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const play = { type: 'PLAY' } as const;
const ended = { type: 'ENDED' } as const;

test('play reads the first section; when its sound ends, the next one on the page follows at once', () => {
  const { send, emitted, state } = heard();
  send(play, ended);
  expect([state(), emitted]).toEqual([
    'playing',
    [
      { type: 'play', section: 0, time: 0 },
      { type: 'play', section: 1, time: 0 },
    ],
  ]);
});

test('at the end of the pages that are seen the book is turned, and reading goes on 610 ms later', () => {
  const { send, clock, emitted, state } = heard();
  send(play, ended, ended);
  expect([state(), emitted.at(-1)]).toEqual(['turning', { type: 'turn', page: 4 }]);
  send({ type: 'SHOWN', visible: [3, 4] });
  clock.increment(609);
  expect(state()).toBe('turning');
  clock.increment(1);
  expect([state(), emitted.at(-1)]).toEqual(['playing', { type: 'play', section: 2, time: 0 }]);
});

test('after the last section it stops, and play begins anew', () => {
  const { send, clock, emitted, state, context } = heard();
  send(play, ended, ended, { type: 'SHOWN', visible: [3, 4] });
  clock.increment(610);
  send(ended);
  expect([state(), context().section, context().time, emitted.at(-1)]).toEqual(['resting', 0, 0, { type: 'finished' }]);
  send(play);
  expect(emitted.at(-1)).toEqual({ type: 'turn', page: 2 });
});

test('play on another page turns to the section first', () => {
  const { send, clock, emitted } = heard({ visible: [0] });
  send(play);
  expect(emitted).toEqual([{ type: 'turn', page: 2 }]);
  clock.increment(610);
  expect(emitted.at(-1)).toEqual({ type: 'play', section: 0, time: 0 });
});

test('a pause is kept, also while a page is turning', () => {
  const { send, clock, emitted, state } = heard();
  send(play, { type: 'PAUSE', time: 1.5 });
  expect([state(), emitted.at(-1)]).toEqual(['resting', { type: 'pause' }]);
  send(play);
  expect(emitted.at(-1)).toEqual({ type: 'play', section: 0, time: 1.5 });
  send(ended, ended, { type: 'PAUSE', time: 0 });
  clock.increment(1000);
  expect(state()).toBe('resting');
});

test('a click on a word goes to its place: at once while it reads, else with the next play', () => {
  const { send, emitted } = heard();
  send({ type: 'SEEK', section: 1, time: 0.7 });
  expect(emitted).toEqual([]);
  send(play);
  expect(emitted).toEqual([{ type: 'play', section: 1, time: 0.7 }]);
  send({ type: 'SEEK', section: 0, time: 0.2 });
  expect(emitted.at(-1)).toEqual({ type: 'play', section: 0, time: 0.2 });
  send({ type: 'SEEK', section: 3, time: 0 }, { type: 'SEEK', section: -1, time: 0 });
  expect(emitted).toHaveLength(2);
});

test('turned away by hand, it reads on, and comes back with the next section', () => {
  const { send, emitted } = heard();
  send(play, { type: 'SHOWN', visible: [5] });
  expect(emitted).toHaveLength(1);
  send(ended);
  expect(emitted.at(-1)).toEqual({ type: 'turn', page: 2 });
});

test('in a window of another size the section is looked for on its new page', () => {
  const { send, emitted } = heard();
  send(play, { type: 'REBIND', pages: [1, 2, 3], visible: [1] }, ended);
  expect(emitted.at(-1)).toEqual({ type: 'turn', page: 2 });
});

test('a sound that cannot be played stops it where it is', () => {
  const { send, emitted, state, context } = heard();
  send(play, ended, { type: 'FAILED' });
  expect([state(), context().section, emitted.at(-1)]).toEqual(['resting', 1, { type: 'failed' }]);
});

test('a story without a section is not read', () => {
  const { send, emitted, state } = heard({ pages: [] });
  send(play, { type: 'SEEK', section: 0, time: 0 });
  expect([state(), emitted]).toEqual(['resting', []]);
});

test('the speed goes from normal to slower to slowest and back, whatever is going on', () => {
  const { send, context } = heard();
  const speeds = [1, 2, 3].map(() => {
    send({ type: 'CYCLE_SPEED' }, play);
    return context().speed;
  });
  expect(speeds).toEqual([0.85, 0.75, 1]);
  expect(([1, 0.85, 0.75] as const).map((speed) => [speedNames[speed], nextSpeed(speed)])).toEqual([
    ['Normal speed', 0.85],
    ['Slower', 0.75],
    ['Slowest', 1],
  ]);
});

test('a kept speed is one of the three', () => {
  expect(['0.75', '0.85', '1', '2', 'fast', '', null].map(keptSpeed)).toEqual([0.75, 0.85, 1, 1, 1, 1, 1]);
});

/** What may be tried, wherever somebody is. */
const events: PlaybackEvent[] = [
  play,
  { type: 'PAUSE', time: 0.5 },
  ended,
  { type: 'FAILED' },
  { type: 'SEEK', section: 2, time: 0.5 },
  { type: 'SEEK', section: 9, time: 0 },
  { type: 'CYCLE_SPEED' },
  { type: 'SHOWN', visible: [3, 4] },
  { type: 'REBIND', pages: [1, 2, 3], visible: [1] },
];

test('every state and every transition is met on the shortest ways', () => {
  const walk = explored(
    playbackMachine,
    [story, { ...story, pages: [] }],
    () => events,
    () => false,
  );
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(500);
  const drawn = drawing(playbackMachine);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawn);
});
