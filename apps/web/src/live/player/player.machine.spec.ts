import { beforeEach, expect, test } from '@jest/globals';
import { seatTokens } from '../../connection/seat-storage.ts';
import { playerView, seatView } from '../../connection/views.fixture.ts';
import { acked } from '../connection.fixture.ts';
import { type PinLookUp, PinRefused } from '../live-api.ts';
import { forgetSeats, openDoor, phone, pin, seated } from './phone.fixture.ts';

beforeEach(forgetSeats);

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('from the pin to the lobby: the pin is looked up, the name is asked for, the seat is taken', async () => {
  const player = phone();
  expect(player.situation()).toBe('pin_entry');
  player.send({ type: 'PIN_ENTERED', pin });
  expect(player.situation()).toBe('looking_up');
  expect(location.pathname).toBe('/live/482913');
  await settled();
  expect(player.situation()).toBe('naming');
  expect(player.connection.isOpen).toBe(false);
  player.send({ type: 'NAME_ENTERED', name: 'Mia' });
  expect(player.situation()).toBe('joining');
  expect(player.connection.orders).toEqual([{ type: 'command', command: 'join', fields: { name: 'Mia' } }]);
  player.connection.emit(acked({ type: 'join', name: 'Mia' }));
  player.connection.emit({ type: 'seat', seat: seatView() });
  player.connection.emit({ type: 'view', view: playerView('lobby'), afresh: true });
  expect(player.situation()).toBe('taken');
});

test('a seat that another device hands over is taken, and its secret leaves the address', () => {
  history.replaceState(null, '', `/live/${pin}#seat=secret`);
  const player = phone({ pin, seat_token: 'secret' });
  expect(player.situation()).toBe('coming_back');
  expect([seatTokens.of(pin), location.hash]).toEqual(['secret', '']);
  // It was given to another meanwhile, or cut off on its way: the door is where everybody begins.
  player.connection.emit({ type: 'turned_away', code: 'BAD_TOKEN' });
  expect([player.situation(), seatTokens.of(pin)]).toEqual(['looking_up', null]);
});

test('who sits in the quiz already stays who they are, whatever link they open', () => {
  seatTokens.keep(pin, 'own');
  phone({ pin, seat_token: 'of somebody else' });
  expect(seatTokens.of(pin)).toBe('own');
});

test.each([
  ['a pin that leads nowhere is said at the pin', { code: 'NO_SUCH_PIN', errDesc: '' } as const, 'pin_entry'],
  ['a quiz that has ended says so', { code: 'ENDED', errDesc: '' } as const, 'over'],
  ['without an answer the page offers to try again', undefined, 'unreachable'],
  ['a server in trouble is no wrong pin', { code: 'SURPRISE', errDesc: '' } as const, 'unreachable'],
])('%s', async (_, problem, situation) => {
  const player = phone({ pin, lookUp: () => Promise.reject(new PinRefused(problem)) });
  await settled();
  expect(player.situation()).toBe(situation);
});

test('a locked door is tried again every five seconds, and lets in once it is open', async () => {
  let door: PinLookUp = { ...openDoor, door: 'locked' };
  const player = phone({ pin, lookUp: () => Promise.resolve(door) });
  await settled();
  expect(player.situation()).toBe('door_locked');
  door = openDoor;
  player.clock.increment(4999);
  expect(player.situation()).toBe('door_locked');
  player.clock.increment(1);
  await settled();
  expect(player.situation()).toBe('naming');
});

test('a taken name comes with a free one, and the connection is closed until the next try', async () => {
  const player = phone({ pin });
  await settled();
  player.send({ type: 'NAME_ENTERED', name: 'Mia' });
  const ack = { ok: false, code: 'NAME_TAKEN', errDesc: '', params: { suggestion: 'Mia 2' } };
  player.connection.emit(acked({ type: 'join', name: 'Mia' }, ack));
  expect(player.situation()).toBe('naming');
  expect(player.context().refusal).toEqual({ code: 'NAME_TAKEN', params: { suggestion: 'Mia 2' } });
  player.send({ type: 'NAME_ENTERED', name: 'Mia 2' });
  expect(player.situation()).toBe('joining');
  expect(player.context().refusal).toBeNull();
});

test.each([
  ['DOOR_LOCKED', 'door_locked', {}],
  ['ENDED', 'over', {}],
  ['FULL', 'naming', {}],
  ['DEVICE_FULL', 'naming', {}],
  ['REMOVED', 'kept_out', { kept_out: 1 }],
  ['REMOVED', 'removed', { kept_out: 0 }],
  ['NAME_INVALID', 'naming', {}],
])('joining refused as %s leads to %s', async (code, situation, params) => {
  const player = phone({ pin });
  await settled();
  player.send({ type: 'NAME_ENTERED', name: 'Mia' });
  player.connection.emit(acked({ type: 'join', name: 'Mia' }, { ok: false, code, errDesc: '', params }));
  expect(player.situation()).toBe(situation);
});

test.each([
  ['REMOVED', 'removed'],
  ['ENDED', 'over'],
  ['TOO_MANY', 'too_many'],
  ['NO_SUCH_PIN', 'pin_entry'],
] as const)('turned away as %s: %s', (code, situation) => {
  const player = seated('lobby');
  player.connection.emit({ type: 'turned_away', code });
  expect(player.situation()).toBe(situation);
  expect(player.connection.isOpen).toBe(false);
});

test('who was removed forgets the seat, and joins again by the same pin at once', async () => {
  const player = seated('open');
  player.connection.emit({ type: 'turned_away', code: 'REMOVED' });
  expect(player.situation()).toBe('removed');
  expect(seatTokens.of(pin)).toBeNull();
  player.send({ type: 'TRY_AGAIN' });
  await settled();
  expect(player.situation()).toBe('naming');
  expect(player.context()).toMatchObject({ pin, view: null, seat: null });
});

test('who is kept out is offered another pin only, also when they try anew by name', async () => {
  const player = seated('open');
  player.connection.emit({ type: 'turned_away', code: 'REMOVED', isKeptOut: true });
  expect(player.situation()).toBe('kept_out');
  player.send({ type: 'TRY_AGAIN' });
  expect(player.situation()).toBe('kept_out');
  player.send({ type: 'OTHER_PIN' });
  expect(player.situation()).toBe('pin_entry');
});

test('a group is asked for; when it is refused, the server is asked what the seat is', () => {
  const player = seated('lobby');
  player.send({ type: 'GROUP_CHOSEN', group: 'b' });
  expect(player.connection.orders.at(-1)).toMatchObject({ command: 'choose_group', fields: { group: 'b' } });
  const command = { v: 1, command_id: crypto.randomUUID(), type: 'choose_group', group: 'b' } as const;
  player.connection.emit({ type: 'acked', command, ack: { ok: false, code: 'LATE', errDesc: '' } });
  expect(player.connection.orders.at(-1)).toMatchObject({ command: 'resume' });
});

test('a seat that the session does not know is forgotten, and the name is asked for', async () => {
  const player = seated('lobby');
  player.connection.emit({ type: 'turned_away', code: 'BAD_TOKEN' });
  expect(seatTokens.of(pin)).toBeNull();
  expect(player.situation()).toBe('looking_up');
  await settled();
  expect(player.situation()).toBe('naming');
});

test('a seat that went to another tab stops here, and can be taken back', () => {
  const player = seated('open');
  player.connection.emit({ type: 'moved' });
  expect(player.situation()).toBe('moved');
  expect(player.connection.isOpen).toBe(false);
  player.send({ type: 'TAKE_BACK' });
  expect(player.situation()).toBe('coming_back');
  expect(player.connection.callers).toHaveLength(2);
});

test('a broken connection is first reconnecting, after six seconds offline, and online as soon as it is back', () => {
  const player = seated('lobby');
  expect(player.connectionState()).toBe('online');
  player.connection.emit({ type: 'disconnected' });
  player.clock.increment(3000);
  player.connection.emit({ type: 'disconnected' });
  player.clock.increment(2999);
  expect(player.connectionState()).toBe('reconnecting');
  player.clock.increment(1);
  expect(player.connectionState()).toBe('offline');
  player.connection.emit({ type: 'disconnected' });
  expect(player.connectionState()).toBe('offline');
  player.connection.emit({ type: 'online' });
  expect(player.connectionState()).toBe('online');
});

test('a planned restart stays calm while the connection is gone', () => {
  const player = seated('open', seatView({ answered: { question: 3, option: 0 } }));
  player.connection.emit({ type: 'restarting' });
  player.connection.emit({ type: 'disconnected' });
  expect(player.connectionState()).toBe('restarting');
  expect(player.situation()).toBe('taken');
});
