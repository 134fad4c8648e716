import { beforeEach, expect, test } from '@jest/globals';
import { playerView, seatView } from '../../../connection/views.fixture.ts';
import { acked } from '../../../live/connection.fixture.ts';
import { forgetSeats, seated as seatedPhone } from '../../../live/player/phone.fixture.ts';
import { situationOf } from './situation.ts';

beforeEach(forgetSeats);

/** A phone that has its seat and sees a phase; its situation is that of the quiz. */
function seated(...seen: Parameters<typeof seatedPhone>) {
  const player = seatedPhone(...seen);
  return { ...player, situation: () => situationOf(player.context()) };
}

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
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  expect(player.situation()).toBe('sending');
  player.connection.emit(acked({ type: 'answer', question: 3, option: 2 }));
  expect(player.situation()).toBe('saved');
  expect(player.context().seat?.answered).toEqual({ question: 3, option: 2 });
});

test('a double tap, and a tap on another option, send one answer', () => {
  const player = seated('open');
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.send({ type: 'ANSWER', question: 3, option: 1 });
  expect(player.answers()).toEqual([{ type: 'command', command: 'answer', fields: { question: 3, option: 2 } }]);
  player.connection.emit(acked({ type: 'answer', question: 3, option: 2 }));
  player.send({ type: 'ANSWER', question: 3, option: 1 });
  expect(player.answers()).toHaveLength(1);
});

test('an answer on its way survives a reconnect, and is saved afterwards', () => {
  const player = seated('open');
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.connection.emit({ type: 'disconnected' });
  expect(player.connectionState()).toBe('reconnecting');
  expect(player.situation()).toBe('sending');
  player.connection.emit({ type: 'seat', seat: seatView() });
  player.connection.emit({ type: 'view', view: playerView('open', { n: 2 }), afresh: true });
  player.connection.emit({ type: 'online' });
  expect(player.situation()).toBe('sending');
  expect(player.answers()).toHaveLength(1);
  player.connection.emit(acked({ type: 'answer', question: 3, option: 2 }));
  expect(player.situation()).toBe('saved');
});

test('an answer from before a refresh is shown as on its way', () => {
  const player = seated('open');
  const command = { v: 1 as const, command_id: crypto.randomUUID(), type: 'answer' as const, question: 3, option: 1 };
  player.connection.emit({ type: 'answer_resent', command });
  player.connection.emit({ type: 'view', view: playerView('open', { n: 2 }), afresh: false });
  expect(player.situation()).toBe('sending');
  expect(player.context().sending).toEqual({ question: 3, option: 1 });
});

test('an answer that came too late says so, until the next question', () => {
  const player = seated('open');
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.connection.emit(acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'LATE', errDesc: '' }));
  expect(player.situation()).toBe('too_late');
  const next = { ...playerView('open').question!, number: 4 };
  player.connection.emit({ type: 'view', view: playerView('open', { seq: 14, question: next }), afresh: false });
  expect(player.situation()).toBe('choosing');
});

test('an answer to a question that is not open may be given again', () => {
  const player = seated('open');
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.connection.emit(
    acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'NOT_OPEN', errDesc: '' }),
  );
  expect(player.situation()).toBe('choosing');
  expect(player.context().refusal).toEqual({ code: 'NOT_OPEN', question: 3 });
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  expect(player.answers()).toHaveLength(2);
});

test('an answer that the seat has from elsewhere is asked for, and shown', () => {
  const player = seated('open');
  player.send({ type: 'ANSWER', question: 3, option: 2 });
  player.connection.emit(
    acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'ALREADY_ANSWERED', errDesc: '' }),
  );
  expect(player.connection.orders.at(-1)).toEqual({ type: 'command', command: 'resume', fields: {} });
  player.connection.emit({ type: 'seat', seat: seatView({ seq: 11, answered: { question: 3, option: 0 } }) });
  expect(player.situation()).toBe('saved');
});

test('while the quiz is paused nothing can be chosen', () => {
  const player = seated('open', seatView(), playerView('open', { paused: true }));
  player.send({ type: 'ANSWER', question: 3, option: 0 });
  expect(player.situation()).toBe('choosing');
  expect(player.answers()).toEqual([]);
});

test.each(['before', 'after'])(
  'an answer refused by a pause may be given once it is over: refused %s the news',
  (when) => {
    const player = seated('open');
    const refuse = () =>
      player.connection.emit(
        acked({ type: 'answer', question: 3, option: 2 }, { ok: false, code: 'NOT_OPEN', errDesc: '' }),
      );
    player.send({ type: 'ANSWER', question: 3, option: 2 });
    if (when === 'before') refuse();
    player.connection.emit({ type: 'view', view: playerView('open', { seq: 11, paused: true }), afresh: false });
    if (when === 'after') refuse();
    expect(player.situation()).toBe('choosing');
    player.send({ type: 'ANSWER', question: 3, option: 1 });
    expect(player.answers()).toHaveLength(1);
    player.connection.emit({ type: 'view', view: playerView('open', { seq: 12 }), afresh: false });
    expect(player.situation()).toBe('choosing');
    player.send({ type: 'ANSWER', question: 3, option: 1 });
    expect(player.answers().at(-1)).toEqual({ type: 'command', command: 'answer', fields: { question: 3, option: 1 } });
    player.connection.emit(acked({ type: 'answer', question: 3, option: 1 }));
    expect(player.situation()).toBe('saved');
  },
);
