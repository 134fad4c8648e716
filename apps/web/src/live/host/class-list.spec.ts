import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RosterName } from '@lexiroom/contracts/live';
import type { Phase } from '@lexiroom/domain/live-session';
import { createActor, SimulatedClock } from 'xstate';
import { hostView } from '../../connection/views.fixture.ts';
import { acked, fakeConnection } from '../connection.fixture.ts';
import { type HostEvent, hostMachine } from './host.machine.ts';

/** What the host's page knows of the class that plays under its names. */

let isLookedAt = true;
beforeEach(() => {
  isLookedAt = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isLookedAt ? 'visible' : 'hidden'));
});
afterEach(() => void jest.restoreAllMocks());

const mia: RosterName = { student_id: 11, student_name: 'Mia', taken: false, is_absent: false };
const leo: RosterName = { student_id: 12, student_name: 'Leo', taken: false, is_absent: false };

/** The host's page of a quiz in which a class plays under its names. */
function classAtPlay(phase: Phase = 'lobby') {
  const connection = fakeConnection();
  const clock = new SimulatedClock();
  const machine = hostMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { clock, input: { pin: '482913' } }).start();
  const { settings } = hostView(phase);
  const view = (seq = 10) => {
    const roster = { ...settings, names: 'roster', class_id: 5 } as const;
    connection.emit({ type: 'view', view: hostView(phase, { seq, settings: roster }), afresh: seq === 10 });
  };
  view();
  return {
    clock,
    view,
    send: (event: HostEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    asked: () => connection.orders.filter(({ command }) => command === 'names').length,
    answer: (...roster: RosterName[]) => connection.emit(acked({ type: 'names' }, { ok: true, seq: 10, roster })),
    refuse: () => connection.emit(acked({ type: 'names' }, { ok: false, code: 'INTERNAL', errDesc: '' })),
  };
}

test('who is in the class is unknown until the server has told, and is asked for once meanwhile', () => {
  const { asked, answer, context, view } = classAtPlay();
  view(11);
  expect(asked()).toBe(1);
  expect(context().roster).toBeNull();
  answer(mia);
  view(12);
  expect(asked()).toBe(1);
  expect(context().roster).toEqual([mia]);
});

test('a list that was refused is asked for again after 1, 2, 4 and then every 8 seconds', () => {
  const { asked, answer, refuse, context, clock } = classAtPlay();
  for (const [refusals, seconds] of [1, 2, 4, 8, 8].entries()) {
    refuse();
    clock.increment(seconds * 1000 - 1);
    expect(asked()).toBe(refusals + 1);
    clock.increment(1);
    expect(asked()).toBe(refusals + 2);
  }
  expect(context()).toMatchObject({ roster: null, refusal: null, isRosterOverdue: true });
  answer(mia, leo);
  expect(context()).toMatchObject({ roster: [mia, leo], isRosterOverdue: false });
});

test('a list that is on its way for long is said to be overdue, and not asked for twice', () => {
  const { asked, context, clock } = classAtPlay();
  clock.increment(5999);
  expect(context().isRosterOverdue).toBe(false);
  clock.increment(1);
  expect(context().isRosterOverdue).toBe(true);
  expect(asked()).toBe(1);
});

test('students who are added elsewhere are on the list seven seconds later, as long as the lobby is looked at', () => {
  const { asked, answer, context, clock } = classAtPlay();
  answer(mia);
  clock.increment(7000);
  expect(asked()).toBe(2);
  answer(mia, leo);
  expect(context().roster).toEqual([mia, leo]);
  isLookedAt = false;
  clock.increment(21_000);
  expect(asked()).toBe(2);
  isLookedAt = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(3);
});

test('while questions are asked the list is read only when somebody comes back to the page, or has changed it', () => {
  const { asked, answer, clock, send } = classAtPlay('open');
  answer(mia);
  clock.increment(21_000);
  expect(asked()).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(2);
  answer(mia);
  send({ type: 'LOOK_AT_CLASS' });
  expect(asked()).toBe(3);
});

test('a change while the list is on its way is followed by another look', () => {
  const { asked, answer, context, send } = classAtPlay();
  send({ type: 'LOOK_AT_CLASS' });
  send({ type: 'LOOK_AT_CLASS' });
  expect(asked()).toBe(1);
  answer(mia);
  expect(asked()).toBe(2);
  answer(mia, { ...leo, is_absent: true });
  expect(context().roster).toEqual([mia, { ...leo, is_absent: true }]);
  expect(asked()).toBe(2);
});
