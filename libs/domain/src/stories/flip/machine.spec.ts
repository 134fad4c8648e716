import { describe, expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import { type FlipEmitted, type FlipEvent, type FlipInput, flipMachine, swipeOf, turnedTo } from './index.ts';

const book: FlipInput = { page: 0, pageCount: 6, orientation: 'landscape', direction: 'ltr', isReduced: false };
const corner = { type: 'GRAB', turn: 'next', isCorner: true, x: 500, y: 700, at: 1000 } as const;
const page = { ...corner, isCorner: false } as const;
const next = { type: 'TURN', turn: 'next' } as const;
const previous = { type: 'TURN', turn: 'previous' } as const;

function opened(change: Partial<FlipInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(flipMachine, { clock, input: { ...book, ...change } });
  const emitted: FlipEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    emitted,
    send: (...events: FlipEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    page: () => actor.getSnapshot().context.page,
    context: () => actor.getSnapshot().context,
  };
}

describe('which way a swipe turns', () => {
  const start = { x: 300, y: 300, at: 1000 };
  test.each([
    ['30 px to the left in 250 ms', { x: 270, y: 300, at: 1250 }, 'next', 'previous'],
    ['29 px', { x: 271, y: 300, at: 1100 }, undefined, undefined],
    ['251 ms', { x: 200, y: 300, at: 1251 }, undefined, undefined],
    ['30 px to the right', { x: 330, y: 310, at: 1100 }, 'previous', 'next'],
    ['more down than to the side', { x: 260, y: 360, at: 1100 }, undefined, undefined],
    ['as much down as to the side', { x: 260, y: 340, at: 1100 }, undefined, undefined],
  ] as const)('%s', (_, end, leftToRight, rightToLeft) => {
    expect(swipeOf(start, end, 'ltr')).toBe(leftToRight);
    expect(swipeOf(start, end, 'rtl')).toBe(rightToLeft);
  });
});

describe('where pages are turned to', () => {
  test('two at a time, cover and back alone', () => {
    const turns = [0, 1, 3, 5].map((first) => [
      turnedTo({ ...book, page: first }, 'previous'),
      turnedTo({ ...book, page: first }, 'next'),
    ]);
    expect(turns).toEqual([[undefined, 1], [0, 3], [1, 5], [3, undefined]]); // prettier-ignore
  });

  test('one at a time', () => {
    const portrait = { ...book, orientation: 'portrait' } as const;
    expect([0, 2, 5].map((at) => turnedTo({ ...portrait, page: at }, 'next'))).toEqual([1, 3, undefined]);
  });
});

test('an arrow turns a page in 600 ms; at the ends it does nothing', () => {
  const { send, clock, state, page: at, emitted } = opened();
  send(previous);
  expect(state()).toBe('read');
  send(next);
  expect([state(), at(), emitted]).toEqual(['flipping', 0, [{ type: 'turning' }]]);
  clock.increment(599);
  expect(state()).toBe('flipping');
  clock.increment(1);
  expect([state(), at(), emitted.at(-1)]).toEqual(['read', 1, { type: 'shown', page: 1 }]);
});

test('who presses faster than pages turn does not wait for them, and does not go beyond the end', () => {
  const { send, clock, page: at } = opened();
  send(next, next, next, next, next);
  clock.increment(600);
  expect(at()).toBe(5);
  send(previous, previous, next);
  clock.increment(600);
  expect(at()).toBe(3);
});

test('with less movement a page is turned at once', () => {
  const { send, clock, page: at } = opened({ isReduced: true });
  send(next);
  clock.increment(0);
  expect(at()).toBe(1);
});

test('the mouse on a corner folds it, and away from it lets it lie', () => {
  const { send, state } = opened();
  send({ type: 'CORNER', turn: 'previous' });
  expect(state()).toBe('read');
  send({ type: 'CORNER', turn: 'next' });
  expect(state()).toBe('fold_corner');
  send({ type: 'LEAVE' });
  expect(state()).toBe('read');
});

const release = (change: Partial<Extract<FlipEvent, { type: 'RELEASE' }>>) =>
  ({ type: 'RELEASE', x: 500, y: 700, at: 1100, isPastMiddle: false, ...change }) as const;

describe('a page that is let go', () => {
  test.each([
    ['is turned by a click on its corner', corner, release({}), 1],
    ['is not turned by a click on it', page, release({}), 0],
    ['is not turned by a long press on its corner', corner, release({ at: 1251 }), 0],
    ['is turned when it was folded over the middle', page, release({ x: 100, at: 5000, isPastMiddle: true }), 1],
    ['falls back before the middle', corner, release({ x: 400, at: 5000 }), 0],
    ['is turned by a swipe', page, release({ x: 460 }), 1],
    ['falls back after a swipe the other way', corner, release({ x: 540 }), 0],
  ])('%s', (_, grab, end, shown) => {
    const { send, clock, state, page: at, emitted } = opened();
    send(grab, { type: 'DRAG', x: end.x, y: end.y, at: end.at });
    expect(state()).toBe('user_fold');
    send(end);
    expect(state()).toBe('flipping');
    clock.increment(600);
    expect([state(), at()]).toEqual(['read', shown]);
    expect(emitted.map(({ type }) => type)).toEqual(shown === 0 ? [] : ['turning', 'shown']);
  });

  test('lies down again when the pointer was taken away', () => {
    const { send, clock, state, page: at, context } = opened({ page: 3 });
    send(page, { type: 'DRAG', x: 20, y: 20, at: 1100 });
    expect(context().pointer).toEqual({ x: 20, y: 20, at: 1100 });
    send({ type: 'CANCEL' });
    clock.increment(600);
    expect([state(), at(), context().grab, context().pointer]).toEqual(['read', 3, null, null]);
  });
});

test('which way the leaf goes that is in the air', () => {
  const { send, clock, context } = opened({ page: 3 });
  const seen = (...events: FlipEvent[]) => {
    send(...events);
    return context().turn;
  };
  expect(seen({ type: 'CORNER', turn: 'previous' })).toBe('previous');
  expect(seen({ type: 'LEAVE' })).toBeNull();
  expect(seen(previous)).toBe('previous');
  // Once it lies, another one.
  expect(seen(next)).toBe('next');
  clock.increment(600);
  expect(context().turn).toBeNull();
  expect([seen(corner), seen(release({ x: 400, at: 5000 }))]).toEqual(['next', 'next']);
  clock.increment(600);
  expect([seen(corner), seen(release({ x: 540 }))]).toEqual(['next', 'previous']);
  clock.increment(600);
  expect(context().page).toBe(1);
  expect(seen({ type: 'GO_TO', page: 5 })).toBe('next');
  expect(seen({ type: 'REBIND', page: 0, pageCount: 5, orientation: 'portrait' })).toBeNull();
});

test('a page of which there is none cannot be grabbed', () => {
  const { send, state } = opened({ page: 5 });
  send(corner);
  expect(state()).toBe('read');
});

test('one can go to any page; to the one that is open it is no way', () => {
  const { send, clock, state, page: at } = opened();
  send({ type: 'GO_TO', page: 4 });
  clock.increment(600);
  expect(at()).toBe(3);
  send({ type: 'GO_TO', page: 3 }, { type: 'GO_TO', page: 4 });
  expect(state()).toBe('read');
  send({ type: 'GO_TO', page: 99 });
  clock.increment(600);
  expect(at()).toBe(5);
});

test('whoever goes to a page while another is turned does not wait for it', () => {
  const { send, clock, page: at } = opened();
  send(next, { type: 'GO_TO', page: 1 });
  clock.increment(300);
  send({ type: 'GO_TO', page: 5 });
  expect(at()).toBe(1);
  clock.increment(599);
  expect(at()).toBe(1);
  clock.increment(1);
  expect(at()).toBe(5);
});

test('in a window of another size one goes on reading where one was', () => {
  const { send, state, page: at, emitted } = opened({ page: 3 });
  send(next, { type: 'REBIND', page: 2, pageCount: 5, orientation: 'portrait' });
  expect([state(), at(), emitted.at(-1)]).toEqual(['read', 2, { type: 'shown', page: 2 }]);
  send({ type: 'REBIND', page: 2, pageCount: 6, orientation: 'landscape' });
  expect(at()).toBe(1);
});

/** What may be tried, wherever somebody is. */
const events: FlipEvent[] = [
  next,
  previous,
  { type: 'CORNER', turn: 'next' },
  { type: 'CORNER', turn: 'previous' },
  { type: 'LEAVE' },
  corner,
  { ...page, turn: 'previous' },
  { type: 'DRAG', x: 300, y: 600, at: 1200 },
  { type: 'RELEASE', x: 100, y: 600, at: 9000, isPastMiddle: true },
  { type: 'RELEASE', x: 450, y: 600, at: 9000, isPastMiddle: false },
  { type: 'RELEASE', x: 400, y: 690, at: 1200, isPastMiddle: false },
  { type: 'CANCEL' },
  { type: 'GO_TO', page: 3 },
  { type: 'REBIND', page: 1, pageCount: 4, orientation: 'portrait' },
];

test('every state and every transition is met on the shortest ways', () => {
  const walk = explored(
    flipMachine,
    [book, { ...book, direction: 'rtl', isReduced: true }],
    () => events,
    () => false,
  );
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(500);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(flipMachine));
});
