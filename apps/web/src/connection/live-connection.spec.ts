import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Command } from '@lexiroom/contracts/live';
import type { Socket } from 'socket.io-client';
import { type Caller, type ConnectionEvent, openLiveConnection } from './live-connection.ts';
import { answerOutbox, seatTokens } from './seat-storage.ts';
import { hostView, playerView, projectorView, seatView } from './views.fixture.ts';

const pin = '482913';
type Acknowledge = (error: Error | null, ack?: unknown) => void;

/** The client's end of a socket, without a network: connects, breaks and answers when the test says so. */
class FakeSocket {
  id: string | undefined;
  connected = false;
  active = true;
  dialled = 0;
  readonly sent: { body: Command; acknowledge: Acknowledge; patience: number }[] = [];
  readonly #listeners = new Map<string, (...values: unknown[]) => void>();

  on(event: string, listen: (...values: never[]) => void) {
    this.#listeners.set(event, listen as (...values: unknown[]) => void);
  }
  timeout(patience: number) {
    return {
      emit: (_: 'command', body: Command, acknowledge: Acknowledge) => this.sent.push({ body, acknowledge, patience }),
    };
  }
  connect() {
    this.dialled++;
  }
  disconnect() {
    if (this.connected) this.break('io client disconnect');
  }

  arrive() {
    this.connected = true;
    this.id = `socket-${this.dialled}`;
    this.hear('connect');
  }
  break(reason = 'transport close') {
    this.connected = false;
    this.id = undefined;
    this.hear('disconnect', reason);
  }
  hear(event: string, ...values: unknown[]) {
    this.#listeners.get(event)?.(...values);
  }
  /** Answers the last command sent. */
  answer(ack: unknown) {
    this.sent.at(-1)?.acknowledge(null, ack);
  }
  get types() {
    return this.sent.map(({ body }) => body.type);
  }
}

let open: { close(): void }[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const connection of open) connection.close();
  open = [];
  jest.useRealTimers();
  seatTokens.forget(pin);
  answerOutbox.clear(pin);
});

function dial(caller: Caller = { pin, role: 'player' }) {
  const socket = new FakeSocket();
  const heard: ConnectionEvent[] = [];
  const connection = openLiveConnection(
    caller,
    (what) => heard.push(what),
    () => socket as unknown as Socket,
  );
  open.push(connection);
  return { socket, heard, connection, kinds: () => heard.map(({ type }) => type) };
}

const resumed = { ok: true, seq: 10, view: playerView('open'), seat: seatView() };

/** A connection of a seat that is online and has its view. */
function seatedLine() {
  seatTokens.keep(pin, 'token');
  const dialled = dial();
  dialled.socket.arrive();
  dialled.socket.answer(resumed);
  return dialled;
}

test('a seat that comes back asks for the whole view before anything else', () => {
  const { socket, kinds } = seatedLine();
  expect(socket.types).toEqual(['resume']);
  expect(kinds()).toEqual(['seat', 'view', 'online']);
});

test('who is new has nothing to come back to; the seat’s token is kept before the seat is heard of', () => {
  const { socket, heard, connection, kinds } = dial();
  connection.command('join', { name: 'Mia' });
  expect(socket.sent).toEqual([]);
  socket.arrive();
  expect(socket.types).toEqual(['join']);
  socket.answer({ ...resumed, seat_id: 1, seat_token: 'secret', name: 'Mia' });
  expect(seatTokens.of(pin)).toBe('secret');
  expect(kinds()).toEqual(['online', 'acked', 'seat', 'view']);
  expect(heard[1]).toMatchObject({ command: { type: 'join', name: 'Mia', v: 1 } });
});

test('an answer without acknowledgement goes out again after the connection is back, under the same id, after resume', () => {
  const { socket, connection, kinds } = seatedLine();
  connection.command('answer', { question: 3, option: 2 });
  const first = socket.sent.at(-1)!;
  socket.break();
  first.acknowledge(new Error('operation has timed out'));
  socket.connect();
  socket.arrive();
  expect(socket.types).toEqual(['resume', 'answer', 'resume']);
  socket.answer(resumed);
  expect(socket.types).toEqual(['resume', 'answer', 'resume', 'answer']);
  expect(socket.sent.at(-1)?.body).toEqual(first.body);
  socket.answer({ ok: true, seq: 10 });
  expect(kinds().filter((kind) => kind === 'acked')).toHaveLength(1);
  socket.break();
  socket.arrive();
  socket.answer(resumed);
  expect(socket.types.filter((type) => type === 'answer')).toHaveLength(2);
});

test('an answer outlives a refresh of the page, and is forgotten once it is acknowledged', () => {
  const before = seatedLine();
  before.connection.command('answer', { question: 3, option: 2 });
  const { body } = before.socket.sent.at(-1)!;
  before.connection.close();

  const after = dial();
  expect(after.heard).toEqual([{ type: 'answer_resent', command: body }]);
  after.socket.arrive();
  after.socket.answer(resumed);
  expect(after.socket.sent.at(-1)?.body).toEqual(body);
  after.socket.answer({ ok: true, seq: 10 });
  expect(answerOutbox.of(pin)).toBeNull();
});

test('a server that asks for patience is asked again, later each time; the refusal is not passed on', () => {
  const { socket, connection, kinds } = seatedLine();
  connection.command('answer', { question: 3, option: 2 });
  socket.answer({ ok: false, code: 'RETRY', errDesc: '' });
  expect(socket.sent).toHaveLength(2);
  jest.advanceTimersByTime(250);
  expect(socket.sent).toHaveLength(3);
  socket.answer({ ok: false, code: 'RETRY', errDesc: '' });
  jest.advanceTimersByTime(499);
  expect(socket.sent).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(socket.sent).toHaveLength(4);
  expect(kinds()).not.toContain('acked');
  socket.answer({ ok: true, seq: 10 });
  expect(kinds().at(-1)).toBe('acked');
});

test('a connection that does not acknowledge is dead: a new one is dialled', () => {
  const { socket, connection } = seatedLine();
  connection.command('answer', { question: 3, option: 2 });
  const dialled = socket.dialled;
  socket.sent.at(-1)?.acknowledge(new Error('operation has timed out'));
  expect(socket.connected).toBe(false);
  expect(socket.dialled).toBe(dialled + 1);
});

test('an older view is not passed on; after a new connection even a smaller count of views is', () => {
  const { socket, heard } = seatedLine();
  const views = () => heard.filter(({ type }) => type === 'view').length;
  socket.hear('view', playerView('open', { seq: 10, n: 3 }));
  socket.hear('view', playerView('open', { seq: 10, n: 2 }));
  socket.hear('view', playerView('question', { seq: 9, n: 9 }));
  expect(views()).toBe(2);
  socket.break();
  socket.arrive();
  socket.answer({ ...resumed, view: playerView('open', { seq: 10, n: 0 }) });
  expect(views()).toBe(3);
});

test('a change of a roster that is not there is answered by asking for the whole', () => {
  const { socket, heard } = dial({ pin, role: 'projector' });
  socket.arrive();
  socket.answer({ ok: true, seq: 10, view: projectorView('lobby') });
  const { players: _, ...rest } = projectorView('lobby', { seq: 12, n: 1 });
  socket.hear('view', { ...rest, players_change: { since: { seq: 11, n: 4 }, put: [], gone: [] } });
  expect(heard.filter(({ type }) => type === 'view')).toHaveLength(1);
  expect(socket.types).toEqual(['resume', 'resume']);
});

test('an answer that the full disk did not take is kept and tried again; an order is not', () => {
  const { socket, connection, kinds } = seatedLine();
  const full = { ok: false, code: 'DISK_LOW', errDesc: '' };
  connection.command('answer', { question: 3, option: 2 });
  const first = socket.sent.at(-1)!.body;
  socket.answer(full);
  expect(kinds()).not.toContain('acked');
  expect(answerOutbox.of(pin)).toEqual(first);
  jest.advanceTimersByTime(250);
  expect(socket.sent.at(-1)?.body).toEqual(first);
  socket.answer({ ok: true, seq: 11 });
  expect(kinds().at(-1)).toBe('acked');
  expect(answerOutbox.of(pin)).toBeNull();
  connection.command('leave', {});
  socket.answer(full);
  jest.advanceTimersByTime(60_000);
  expect(socket.types).toEqual(['resume', 'answer', 'answer', 'leave']);
});

test.each(['NO_SUCH_PIN', 'ENDED', 'BAD_TOKEN', 'REMOVED', 'TOO_MANY'])(
  '%s is final: nothing is tried again',
  (code) => {
    const { socket, heard } = dial();
    const dialled = socket.dialled;
    socket.active = false;
    socket.hear('connect_error', Object.assign(new Error(code), { data: { code } }));
    expect(heard.at(-1)).toEqual({ type: 'turned_away', code });
    jest.advanceTimersByTime(60_000);
    expect(socket.dialled).toBe(dialled);
  },
);

test.each([
  [1, { isKeptOut: true }],
  [0, {}],
])('a removed seat hears whether it is kept out (%i)', (kept_out, told) => {
  const { socket, heard } = dial();
  socket.active = false;
  socket.hear(
    'connect_error',
    Object.assign(new Error('REMOVED'), { data: { code: 'REMOVED', params: { kept_out } } }),
  );
  expect(heard.at(-1)).toEqual({ type: 'turned_away', code: 'REMOVED', ...told });
});

test('a server that cannot say yet whether it knows us is tried again after a second', () => {
  const { socket, kinds } = dial();
  const dialled = socket.dialled;
  socket.active = false;
  socket.hear('connect_error', Object.assign(new Error('RETRY'), { data: { code: 'RETRY' } }));
  expect(kinds()).toEqual(['disconnected']);
  jest.advanceTimersByTime(1000);
  expect(socket.dialled).toBe(dialled + 1);
});

test('a server that hung up is called again, to hear why', () => {
  const { socket } = seatedLine();
  const dialled = socket.dialled;
  socket.break('io server disconnect');
  jest.advanceTimersByTime(250);
  expect(socket.dialled).toBe(dialled + 1);
});

test('a seat that went elsewhere is not fought for', () => {
  const { socket, kinds } = seatedLine();
  const dialled = socket.dialled;
  socket.hear('moved');
  socket.break('io server disconnect');
  jest.advanceTimersByTime(60_000);
  expect(kinds().at(-1)).toBe('moved');
  expect(socket.dialled).toBe(dialled);
});

test('what keeps a quiz from being written down is passed on', () => {
  const { socket, heard } = dial();
  socket.hear('trouble', 'disk');
  socket.hear('trouble', null);
  expect(heard.slice(-2)).toEqual([
    { type: 'trouble', trouble: 'disk' },
    { type: 'trouble', trouble: null },
  ]);
});

test('a page that is looked at again has its connection prove that it is alive', () => {
  const { socket } = seatedLine();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(socket.types).toEqual(['resume', 'resume']);
  expect(socket.sent.at(-1)?.patience).toBe(1500);
  const dialled = socket.dialled;
  socket.sent.at(-1)?.acknowledge(new Error('operation has timed out'));
  expect(socket.dialled).toBe(dialled + 1);
});

test('every command has its own id, and screens of the host resume as well', () => {
  const { socket, connection } = dial({ pin, role: 'host' });
  socket.arrive();
  socket.answer({ ok: true, seq: 10, view: hostView('reveal') });
  connection.command('next', { expect: { phase: 'reveal', question: 3 } });
  connection.command('lock_door', {});
  expect(socket.types).toEqual(['resume', 'next', 'lock_door']);
  expect(new Set(socket.sent.map(({ body }) => body.command_id)).size).toBe(3);
});
