import { beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@lexiroom/contracts/http';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { remoteTokens } from '../../connection/seat-storage.ts';
import { hostView } from '../../connection/views.fixture.ts';
import { acked, fakeConnection } from '../connection.fixture.ts';
import { screenStateOf } from '../screen-state.ts';
import { remoteMachine } from './remote.machine.ts';

const pin = '482913';
beforeEach(() => {
  remoteTokens.forget(pin);
  history.replaceState(null, '', `/live/${pin}/remote#a-code`);
});

function remote(code?: string, ask: () => Promise<{ remote_token: string; sign: number }> = allowed) {
  const connection = fakeConnection();
  const sent: { code: string | undefined; command_id: string }[] = [];
  const machine = remoteMachine.provide({
    actors: {
      connection: connection.actor,
      ask: fromPromise(({ input }: { input: { code: string | undefined; command_id: string } }) => {
        sent.push({ code: input.code, command_id: input.command_id });
        return ask();
      }) as never,
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { pin, code } }).start();
  return { actor, connection, sent, situation: () => screenStateOf(actor.getSnapshot().value).situation };
}
const allowed = () => Promise.resolve({ remote_token: 'token', sign: 42 });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const refused = (status: number) => () => Promise.reject(new ApiError(status, { errDesc: '', code: 'NOT_FOUND' }));

test('a phone asks by its code, waits for the host, and steers; the code leaves the address', async () => {
  const { actor, connection, situation } = remote('a-code');
  expect([situation(), location.hash]).toEqual(['asking', '']);
  await settled();
  expect(situation()).toBe('awaited');
  expect(actor.getSnapshot().context.given).toEqual({ remote_token: 'token', sign: 42 });
  connection.emit({ type: 'view', view: hostView('lobby'), afresh: true });
  expect(situation()).toBe('shown');
  actor.send({ type: 'MOVE', move: 'start' });
  actor.send({ type: 'MOVE', move: 'start' });
  expect(connection.orders).toEqual([{ type: 'command', command: 'start', fields: { expect: { phase: 'lobby' } } }]);
});

test('a press that came late is told, and changes nothing', async () => {
  const { actor, connection } = remote('a-code');
  await settled();
  connection.emit({ type: 'view', view: hostView('reveal'), afresh: true });
  actor.send({ type: 'MOVE', move: 'next' });
  connection.emit(acked({ type: 'next' }, { ok: false, code: 'STALE', errDesc: '' }));
  const { overtaken, refusal, moving } = actor.getSnapshot().context;
  expect([overtaken, refusal, moving]).toEqual([1, null, null]);
});

test('loaded anew it steers on', () => {
  remoteTokens.keep(pin, { remote_token: 'kept', sign: 17 });
  const { situation, actor } = remote();
  expect(situation()).toBe('awaited');
  expect(actor.getSnapshot().context.given).toEqual({ remote_token: 'kept', sign: 17 });
});

test.each([
  ['a code that is used or too old', 404, 'without_code'],
  ['a quiz that is over', 410, 'over'],
  ['too many tries', 429, 'too_many'],
  ['too many phones', 409, 'too_many'],
  ['a server in trouble', 503, 'unreachable'],
])('%s: %i leads to %s', async (_, status, where) => {
  const { situation } = remote('a-code', refused(status));
  await settled();
  expect(situation()).toBe(where);
});

test('without an answer it asks again, by the same request', async () => {
  const { actor, sent } = remote('a-code', refused(503));
  await settled();
  actor.send({ type: 'TRY_AGAIN' });
  await settled();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('who has neither code nor token is told where to find one', () => {
  expect(remote().situation()).toBe('without_code');
});

test.each([
  ['BAD_TOKEN', 'stopped'],
  ['ENDED', 'over'],
] as const)('turned away with %s it is %s, and keeps nothing', async (code, where) => {
  const { connection, situation } = remote('a-code');
  await settled();
  connection.emit({ type: 'turned_away', code });
  expect([situation(), remoteTokens.of(pin)]).toEqual([where, null]);
});
