import { beforeEach, expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { seatTokens } from '../../connection/seat-storage.ts';
import { playerView, seatView } from '../../connection/views.fixture.ts';
import { acked, fakeLine } from '../line.fixture.ts';
import { PinRefused, type PinLookUp } from '../live-api.ts';
import { standingOf } from '../situation.ts';
import { type PlayerEvent, playerMachine } from './player.machine.ts';

const pin = '482913';
const openDoor: PinLookUp = { phase: 'lobby', names: 'own', door: 'open' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seatTokens.forget(pin);
  history.replaceState(null, '', '/live');
});

/** A phone, its line, and what the server says of the pin. */
function phone(given: { pin?: string; lookUp?: () => Promise<PinLookUp> } = {}) {
  const clock = new SimulatedClock();
  const line = fakeLine();
  const lookUp = given.lookUp ?? (() => Promise.resolve(openDoor));
  const machine = playerMachine.provide({
    actors: { line: line.line, lookUpPin: fromPromise<PinLookUp, { pin: string }>(lookUp) },
  });
  const actor = createActor(machine, { clock, input: { pin: given.pin } }).start();
  return {
    actor,
    clock,
    line,
    send: (event: PlayerEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    situation: () => standingOf(actor.getSnapshot().value).situation,
    lineState: () => standingOf(actor.getSnapshot().value).line,
    answers: () => line.orders.filter(({ command }) => command === 'answer'),
  };
}

/** A phone that has its seat and sees a phase. */
function seated(phase: Parameters<typeof playerView>[0], seat = seatView(), view = playerView(phase)) {
  seatTokens.keep(pin, 'token');
  const player = phone({ pin });
  player.line.hear({ type: 'seat', seat });
  player.line.hear({ type: 'view', view, afresh: true });
  player.line.hear({ type: 'online' });
  return player;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('from the pin to the lobby: the pin is looked up, the name is asked for, the seat is taken', async () => {
  const player = phone();
  expect(player.situation()).toBe('pin_entry');
  player.send({ type: 'PIN_ENTERED', pin });
  expect(player.situation()).toBe('looking_up');
  expect(location.pathname).toBe('/live/482913');
  await settled();
  expect(player.situation()).toBe('naming');
  expect(player.line.isOpen).toBe(false);
  player.send({ type: 'NAME_ENTERED', name: 'Mia' });
  expect(player.situation()).toBe('joining');
  expect(player.line.orders).toEqual([{ type: 'command', command: 'join', fields: { name: 'Mia' } }]);
  player.line.hear(acked({ type: 'join', name: 'Mia' }));
  player.line.hear({ type: 'seat', seat: seatView() });
  player.line.hear({ type: 'view', view: playerView('lobby'), afresh: true });
  expect(player.situation()).toBe('lobby');
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

test('a taken name comes with a free one, and the line is closed until the next try', async () => {
  const player = phone({ pin });
  await settled();
  player.send({ type: 'NAME_ENTERED', name: 'Mia' });
  const ack = { ok: false, code: 'NAME_TAKEN', errDesc: '', params: { suggestion: 'Mia 2' } };
  player.line.hear(acked({ type: 'join', name: 'Mia' }, ack));
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
  player.line.hear(acked({ type: 'join', name: 'Mia' }, { ok: false, code, errDesc: '', params }));
  expect(player.situation()).toBe(situation);
});

const right = { question: 3, correct: true, points: 100, option: 0 };
test.each([
  ['lobby', 'lobby', seatView()],
  ['starting', 'get_ready', seatView()],
  ['question', 'question', seatView()],
  ['open', 'choosing', seatView()],
  ['open', 'saved', seatView({ answered: { question: 3, option: 1 } })],
  ['open', 'choosing', seatView({ answered: { question: 2, option: 1 } })],
  ['locked', 'locked', seatView()],
  ['reveal', 'right', seatView({ last: right })],
  ['reveal', 'wrong', seatView({ last: { ...right, correct: false, points: 0, option: 2 } })],
  ['reveal', 'missed', seatView({ last: { ...right, correct: false, points: 0, option: null } })],
  ['reveal', 'watching', seatView()],
  ['reveal', 'watching', seatView({ last: { ...right, question: 2 } })],
  ['leaderboard', 'leaderboard', seatView()],
  ['podium', 'podium', seatView()],
  ['ended', 'ended', seatView()],
] as const)('coming back in phase %s stands at %s', (phase, situation, seat) => {
  expect(seated(phase, seat).situation()).toBe(situation);
});

test('a question that was taken back is neither right nor wrong', () => {
  const reveal = playerView('reveal').reveal!;
  const view = playerView('reveal', { reveal: { ...reveal, voided: true } });
  expect(seated('reveal', seatView({ last: right }), view).situation()).toBe('taken_back');
});

test('an answer is sending until the server has it, and only then saved', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  expect(player.situation()).toBe('sending');
  player.line.hear(acked({ type: 'answer', question: 3, option: 2 }));
  expect(player.situation()).toBe('saved');
  expect(player.context().seat?.answered).toEqual({ question: 3, option: 2 });
});

test('a double tap, and a tap on another option, send one answer', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  player.send({ type: 'CHOOSE', option: 2 });
  player.send({ type: 'CHOOSE', option: 1 });
  expect(player.answers()).toEqual([{ type: 'command', command: 'answer', fields: { question: 3, option: 2 } }]);
  player.line.hear(acked({ type: 'answer', question: 3, option: 2 }));
  player.send({ type: 'CHOOSE', option: 1 });
  expect(player.answers()).toHaveLength(1);
});

test('an answer on its way survives a reconnect, and is saved afterwards', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  player.line.hear({ type: 'away' });
  expect(player.lineState()).toBe('reconnecting');
  expect(player.situation()).toBe('sending');
  player.line.hear({ type: 'seat', seat: seatView() });
  player.line.hear({ type: 'view', view: playerView('open', { n: 2 }), afresh: true });
  player.line.hear({ type: 'online' });
  expect(player.situation()).toBe('sending');
  expect(player.answers()).toHaveLength(1);
  player.line.hear(acked({ type: 'answer', question: 3, option: 2 }));
  expect(player.situation()).toBe('saved');
});

test('an answer from before a refresh is shown as on its way', () => {
  const player = seated('open');
  const command = { v: 1 as const, command_id: crypto.randomUUID(), type: 'answer' as const, question: 3, option: 1 };
  player.line.hear({ type: 'on_its_way', command });
  player.line.hear({ type: 'view', view: playerView('open', { n: 2 }), afresh: false });
  expect(player.situation()).toBe('sending');
  expect(player.context().sending).toEqual({ question: 3, option: 1 });
});

test('an answer that came too late says so, until the next question', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  player.line.hear(acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'LATE', errDesc: '' }));
  expect(player.situation()).toBe('too_late');
  const next = { ...playerView('open').question!, number: 4 };
  player.line.hear({ type: 'view', view: playerView('open', { seq: 14, question: next }), afresh: false });
  expect(player.situation()).toBe('choosing');
});

test('an answer to a question that is not open may be given again', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  player.line.hear(acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'NOT_OPEN', errDesc: '' }));
  expect(player.situation()).toBe('choosing');
  expect(player.context().refusal).toEqual({ code: 'NOT_OPEN', question: 3 });
  player.send({ type: 'CHOOSE', option: 2 });
  expect(player.answers()).toHaveLength(2);
});

test('an answer that the seat has from elsewhere is asked for, and shown', () => {
  const player = seated('open');
  player.send({ type: 'CHOOSE', option: 2 });
  player.line.hear(
    acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'ALREADY_ANSWERED', errDesc: '' }),
  );
  expect(player.line.orders.at(-1)).toEqual({ type: 'command', command: 'resume', fields: {} });
  player.line.hear({ type: 'seat', seat: seatView({ seq: 11, answered: { question: 3, option: 0 } }) });
  expect(player.situation()).toBe('saved');
});

test('while the quiz is paused nothing can be chosen', () => {
  const player = seated('open', seatView(), playerView('open', { paused: true }));
  player.send({ type: 'CHOOSE', option: 0 });
  expect(player.situation()).toBe('choosing');
  expect(player.answers()).toEqual([]);
});

test.each(['before', 'after'])(
  'an answer refused by a pause may be given once it is over: refused %s the news',
  (when) => {
    const player = seated('open');
    const refuse = () =>
      player.line.hear(acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'NOT_OPEN', errDesc: '' }));
    player.send({ type: 'CHOOSE', option: 2 });
    if (when === 'before') refuse();
    player.line.hear({ type: 'view', view: playerView('open', { seq: 11, paused: true }), afresh: false });
    if (when === 'after') refuse();
    expect(player.situation()).toBe('choosing');
    player.send({ type: 'CHOOSE', option: 1 });
    expect(player.answers()).toHaveLength(1);
    player.line.hear({ type: 'view', view: playerView('open', { seq: 12 }), afresh: false });
    expect(player.situation()).toBe('choosing');
    player.send({ type: 'CHOOSE', option: 1 });
    expect(player.answers().at(-1)).toEqual({ type: 'command', command: 'answer', fields: { question: 3, option: 1 } });
    player.line.hear(acked({ type: 'answer', question: 3, option: 1 }));
    expect(player.situation()).toBe('saved');
  },
);

test('an option that is not there cannot be chosen by key', () => {
  const two = { ...playerView('open').question!, options: [{ text: 'a' }, { text: 'b' }] };
  const player = seated('open', seatView(), playerView('open', { question: two }));
  player.send({ type: 'CHOOSE', option: 3 });
  expect(player.answers()).toEqual([]);
});

test.each([
  ['REMOVED', 'removed'],
  ['ENDED', 'over'],
  ['TOO_MANY', 'too_many'],
  ['NO_SUCH_PIN', 'pin_entry'],
] as const)('turned away as %s: %s', (code, situation) => {
  const player = seated('lobby');
  player.line.hear({ type: 'turned_away', code });
  expect(player.situation()).toBe(situation);
  expect(player.line.isOpen).toBe(false);
});

test('who was removed forgets the seat, and joins again by the same pin at once', async () => {
  const player = seated('open');
  player.line.hear({ type: 'turned_away', code: 'REMOVED' });
  expect(player.situation()).toBe('removed');
  expect(seatTokens.of(pin)).toBeNull();
  player.send({ type: 'TRY_AGAIN' });
  await settled();
  expect(player.situation()).toBe('naming');
  expect(player.context()).toMatchObject({ pin, view: null, seat: null });
});

test('who is kept out is offered another pin only, also when they try anew by name', async () => {
  const player = seated('open');
  player.line.hear({ type: 'turned_away', code: 'REMOVED', isKeptOut: true });
  expect(player.situation()).toBe('kept_out');
  player.send({ type: 'TRY_AGAIN' });
  expect(player.situation()).toBe('kept_out');
  player.send({ type: 'OTHER_PIN' });
  expect(player.situation()).toBe('pin_entry');
});

test('a seat that the session does not know is forgotten, and the name is asked for', async () => {
  const player = seated('lobby');
  player.line.hear({ type: 'turned_away', code: 'BAD_TOKEN' });
  expect(seatTokens.of(pin)).toBeNull();
  expect(player.situation()).toBe('looking_up');
  await settled();
  expect(player.situation()).toBe('naming');
});

test('a seat that went to another tab stops here, and can be taken back', () => {
  const player = seated('open');
  player.line.hear({ type: 'moved' });
  expect(player.situation()).toBe('moved');
  expect(player.line.isOpen).toBe(false);
  player.send({ type: 'TAKE_BACK' });
  expect(player.situation()).toBe('coming_back');
  expect(player.line.callers).toHaveLength(2);
});

test('a broken line is first reconnecting, after six seconds offline, and online as soon as it is back', () => {
  const player = seated('lobby');
  expect(player.lineState()).toBe('online');
  player.line.hear({ type: 'away' });
  player.clock.increment(3000);
  player.line.hear({ type: 'away' });
  player.clock.increment(2999);
  expect(player.lineState()).toBe('reconnecting');
  player.clock.increment(1);
  expect(player.lineState()).toBe('offline');
  player.line.hear({ type: 'away' });
  expect(player.lineState()).toBe('offline');
  player.line.hear({ type: 'online' });
  expect(player.lineState()).toBe('online');
});

test('a planned restart stays calm while the line is gone', () => {
  const player = seated('open', seatView({ answered: { question: 3, option: 0 } }));
  player.line.hear({ type: 'restarting' });
  player.line.hear({ type: 'away' });
  expect(player.lineState()).toBe('restarting');
  expect(player.situation()).toBe('saved');
});
