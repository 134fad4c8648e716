import { expect, test } from '@jest/globals';
import { ApiError } from '@lexiroom/contracts/http';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Report, VoidQuestion } from '@lexiroom/contracts/live';
import { hostView, projectorView } from '../connection/views.fixture.ts';
import { type HostInput, hostMachine } from './host/host.machine.ts';
import { aReport } from '../games/live-quiz/host/report.fixture.ts';
import { acked, fakeConnection } from './connection.fixture.ts';
import { projectorMachine } from './projector/projector.machine.ts';
import { screenStateOf } from './screen-state.ts';

const pin = '482913';

function projector(host_token?: string) {
  const connection = fakeConnection();
  const machine = projectorMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { pin, host_token } }).start();
  return { actor, connection, situation: () => screenStateOf(actor.getSnapshot().value).situation };
}

const report = aReport();

function host(
  given: { fetchReport?: () => Promise<Report | null>; deleteQuiz?: () => Promise<void>; input?: HostInput } = {},
) {
  const connection = fakeConnection();
  const taken: number[] = [];
  const fetched: { pin: string; live_id: number | null }[] = [];
  const left: number[] = [];
  const machine = hostMachine.provide({
    actors: {
      connection: connection.actor,
      fetchReport: fromPromise<Report | null, { pin: string; live_id: number | null }>(({ input }) => {
        fetched.push(input);
        return given.fetchReport?.() ?? Promise.resolve(report);
      }),
      deleteQuiz: fromPromise<unknown, { live_id: number }>(({ input }) => {
        left.push(input.live_id);
        return given.deleteQuiz?.() ?? Promise.resolve();
      }),
      takeBack: fromPromise<Report, { live_id: number; voided: VoidQuestion }>(({ input }) => {
        taken.push(input.voided.question);
        return Promise.resolve(report);
      }),
    },
    actions: { goToQuizzes: () => undefined },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: given.input ?? { pin } }).start();
  return {
    actor,
    connection,
    taken,
    fetched,
    left,
    situation: () => screenStateOf(actor.getSnapshot().value).situation,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a screen of the host waits for its first view, then shows what it is sent', () => {
  for (const [{ connection, situation, actor }, view] of [
    [projector(), projectorView('open')],
    [host(), hostView('open')],
  ] as const) {
    expect(situation()).toBe('awaited');
    connection.emit({ type: 'view', view, afresh: true });
    expect(situation()).toBe('shown');
    expect(actor.getSnapshot().context.view).toBe(view);
  }
});

test('two presses of the same button give one order, and it names what was seen', () => {
  const { actor, connection } = projector();
  connection.emit({ type: 'view', view: projectorView('reveal'), afresh: true });
  actor.send({ type: 'MOVE', move: 'next' });
  actor.send({ type: 'MOVE', move: 'next' });
  expect(connection.orders).toEqual([
    { type: 'command', command: 'next', fields: { expect: { phase: 'reveal', question: 3 } } },
  ]);
  connection.emit(acked({ type: 'next' }));
  connection.emit({ type: 'view', view: projectorView('leaderboard', { seq: 11 }), afresh: false });
  actor.send({ type: 'MOVE', move: 'next' });
  expect(connection.orders.at(-1)).toEqual({
    type: 'command',
    command: 'next',
    fields: { expect: { phase: 'leaderboard' } },
  });
});

const nextFrom = (seen: Record<string, unknown>) => ({ type: 'command', command: 'next', fields: { expect: seen } });

test('whoever sees the next moment can go on at once, before the move that led there is acknowledged', () => {
  for (const [{ connection, actor }, views] of [
    [projector(), [projectorView('reveal'), projectorView('leaderboard', { seq: 11 })]],
    [host(), [hostView('reveal'), hostView('leaderboard', { seq: 11 })]],
  ] as const) {
    connection.emit({ type: 'view', view: views[0], afresh: true });
    actor.send({ type: 'MOVE', move: 'next' });
    connection.emit({ type: 'view', view: views[1], afresh: false });
    actor.send({ type: 'MOVE', move: 'next' });
    const { number } = views[0].question!;
    expect(connection.orders).toEqual([
      nextFrom({ phase: 'reveal', question: number }),
      nextFrom({ phase: 'leaderboard' }),
    ]);
    // The late acknowledgement is of the first move: the second is still on its way, and is not sent twice.
    connection.emit(acked({ type: 'next', expect: { phase: 'reveal', question: number } }));
    expect(actor.getSnapshot().context.moving).toBe('next');
    actor.send({ type: 'MOVE', move: 'next' });
    expect(connection.orders).toHaveLength(2);
    connection.emit(acked({ type: 'next', expect: { phase: 'leaderboard' } }));
    expect(actor.getSnapshot().context.moving).toBeNull();
  }
});

test('an order that came too late for its phase is silent; another refusal is told', () => {
  const { actor, connection } = projector();
  connection.emit({ type: 'view', view: projectorView('open'), afresh: true });
  actor.send({ type: 'MOVE', move: 'end_question' });
  connection.emit(acked({ type: 'end_question' }, { ok: false, code: 'STALE', errDesc: '' }));
  expect(actor.getSnapshot().context).toMatchObject({ moving: null, refusal: null });
  actor.send({ type: 'MOVE', move: 'pause' });
  connection.emit(acked({ type: 'pause' }, { ok: false, code: 'DISK_LOW', errDesc: '' }));
  expect(actor.getSnapshot().context).toMatchObject({ moving: null, refusal: { code: 'DISK_LOW' } });
});

test('a projector that lives by a token shows and does not steer', () => {
  const { actor, connection } = projector('token');
  connection.emit({ type: 'view', view: projectorView('lobby'), afresh: true });
  actor.send({ type: 'MOVE', move: 'start' });
  expect(connection.callers).toEqual([{ pin, role: 'projector', host_token: 'token' }]);
  expect(connection.orders).toEqual([]);
});

test('counts of answers are put into the question they belong to, and no other', () => {
  const { actor, connection } = projector();
  connection.emit({ type: 'view', view: projectorView('open'), afresh: true });
  connection.emit({ type: 'progress', progress: { question: 3, answered: 17, connected: 30 } });
  expect(actor.getSnapshot().context.view).toMatchObject({ answered: 17, connected: 30 });
  connection.emit({ type: 'progress', progress: { question: 2, answered: 30, connected: 30 } });
  expect(actor.getSnapshot().context.view?.answered).toBe(17);
});

test.each([
  ['BAD_TOKEN', 'not_the_host'],
  ['ENDED', 'over'],
  ['NO_SUCH_PIN', 'no_such_pin'],
  ['TOO_MANY', 'too_many'],
] as const)('a screen turned away as %s says so: %s', async (code, where) => {
  for (const screen of [projector(), host()]) {
    screen.connection.emit({ type: 'turned_away', code });
    expect(screen.situation()).toBe(where);
  }
  await settled();
});

test('when the quiz has ended the host reads the report, and takes questions back in it', async () => {
  const { actor, connection, situation, taken } = host();
  connection.emit({ type: 'view', view: hostView('ended'), afresh: true });
  expect(situation()).toBe('over');
  expect(connection.isOpen).toBe(false);
  await settled();
  expect(actor.getSnapshot().matches({ over: 'reading' })).toBe(true);
  expect(actor.getSnapshot().context.report).toEqual(report);
  actor.send({ type: 'ASK', question: { type: 'void', question: 2 } });
  actor.send({ type: 'VOID', question: 2 });
  expect(actor.getSnapshot().context.asked).toBeNull();
  await settled();
  expect(taken).toEqual([2]);
  expect(actor.getSnapshot().matches({ over: 'reading' })).toBe(true);
});

test('a report that does not come can be asked for again', async () => {
  let comes = false;
  const fetchReport = () => (comes ? Promise.resolve(report) : Promise.reject(new Error('No connection')));
  const { actor, connection } = host({ fetchReport });
  connection.emit({ type: 'view', view: hostView('ended'), afresh: true });
  await settled();
  expect(actor.getSnapshot().matches({ over: 'failed' })).toBe(true);
  comes = true;
  actor.send({ type: 'TRY_AGAIN' });
  await settled();
  expect(actor.getSnapshot().matches({ over: 'reading' })).toBe(true);
});

test('a report of long ago is read by its session, without a connection to any quiz', async () => {
  const { actor, connection, fetched } = host({ input: { live_id: 7 } });
  expect(connection.callers).toEqual([]);
  await settled();
  expect(fetched).toEqual([{ pin: '', live_id: 7 }]);
  expect(actor.getSnapshot().matches({ over: 'reading' })).toBe(true);
});

test('a quiz is deleted once that was asked; when it cannot be, the report comes back', async () => {
  const { actor, left } = host({ input: { live_id: 7 } });
  await settled();
  actor.send({ type: 'ASK', question: { type: 'delete' } });
  expect(left).toEqual([]);
  actor.send({ type: 'DELETE' });
  await settled();
  expect(left).toEqual([7]);
  expect(actor.getSnapshot().matches({ over: 'deleted' })).toBe(true);
  const failing = host({ input: { live_id: 7 }, deleteQuiz: () => Promise.reject(new ApiError(500, undefined)) });
  await settled();
  failing.actor.send({ type: 'DELETE' });
  await settled();
  expect(failing.actor.getSnapshot().matches({ over: 'failed' })).toBe(true);
  expect(failing.actor.getSnapshot().context.status).toBe(500);
  failing.actor.send({ type: 'TRY_AGAIN' });
  await settled();
  expect(failing.actor.getSnapshot().matches({ over: 'reading' })).toBe(true);
});

test('who is removed is asked about once; answering closes the question', () => {
  const { actor, connection } = host();
  connection.emit({ type: 'view', view: hostView('lobby'), afresh: true });
  actor.send({ type: 'ASK', question: { type: 'remove', seat_id: 2, name: 'Leo', others: 0, hasDevice: true } });
  expect(connection.orders).toEqual([]);
  const order = { type: 'command', command: 'remove', fields: { seat_id: 2, ban: true } } as const;
  actor.send({ type: 'ORDER', order });
  expect(connection.orders).toEqual([order]);
  expect(actor.getSnapshot().context.asked).toBeNull();
});
