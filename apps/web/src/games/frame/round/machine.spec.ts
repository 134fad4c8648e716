import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import { countdown, patienceMs, roundMachine } from './machine.ts';

function begin(isChoosing: boolean) {
  const clock = new SimulatedClock();
  const round = createActor(roundMachine, { clock, input: { isChoosing } }).start();
  const at = () => JSON.stringify(round.getSnapshot().value);
  return { clock, round, at };
}
const student = { type: 'student', class_id: 3, student: { student_id: 5, student_name: 'Ana' } } as const;

test('two seconds are counted down, then it goes', () => {
  const { clock, round, at } = begin(false);
  expect(at()).toBe('{"loading":"soon"}');
  round.send({ type: 'START' });
  expect(at()).toBe('{"counting":"two"}');
  clock.increment(999);
  expect(at()).toBe('{"counting":"two"}');
  clock.increment(1);
  expect(at()).toBe('{"counting":"one"}');
  clock.increment(1000);
  expect(at()).toBe('{"counting":"go"}');
  clock.increment(countdown.goMs);
  expect(at()).toBe('"playing"');
});

test('with a class somebody is chosen before, and again before the next game', () => {
  const { clock, round, at } = begin(true);
  expect(at()).toBe('"choosing"');
  round.send({ type: 'START' });
  expect(at()).toBe('"choosing"');
  round.send({ type: 'CHOSEN', players: student });
  expect(round.getSnapshot().context.players).toEqual(student);
  round.send({ type: 'START' });
  for (let step = 0; step < 3; step++) clock.increment(1000);
  expect(at()).toBe('"playing"');
  round.send({ type: 'OVER', result: { score: 70 } });
  expect(at()).toBe('"over"');
  round.send({ type: 'RETRY' });
  expect(at()).toBe('"choosing"');
  const nobodyYet = { type: 'nobody_named' };
  expect(round.getSnapshot().context).toMatchObject({ round: 2, result: undefined, players: nobodyYet });
});

test('a game that has ended ends once, and one that runs is not begun anew', () => {
  const { clock, round, at } = begin(false);
  round.send({ type: 'START' });
  for (let step = 0; step < 3; step++) clock.increment(1000);
  round.send({ type: 'RETRY' });
  expect(at()).toBe('"playing"');
  round.send({ type: 'OVER', result: { score: 70 } });
  round.send({ type: 'OVER', result: { score: 90 } });
  expect(round.getSnapshot().context.result).toEqual({ score: 70 });
});

test('a game that counts down by itself is on once its media are there; one from before a reload is on at once', () => {
  const own = createActor(roundMachine, { input: { isChoosing: false, countsDown: true } }).start();
  own.send({ type: 'START' });
  expect(own.getSnapshot().value).toBe('playing');
  const before = createActor(roundMachine, { input: { isChoosing: true, playersBefore: student } }).start();
  expect(before.getSnapshot()).toMatchObject({ value: 'playing', context: { players: student } });
  before.send({ type: 'OVER', result: { score: 0 } });
  before.send({ type: 'RETRY' });
  expect(before.getSnapshot().value).toBe('choosing');
});

test('pictures that do not come are waited for eight seconds, then the game can start without them', () => {
  const { clock, round, at } = begin(false);
  clock.increment(patienceMs - 1);
  expect(at()).toBe('{"loading":"soon"}');
  clock.increment(1);
  expect(at()).toBe('{"loading":"late"}');
  round.send({ type: 'START' });
  expect(at()).toBe('{"counting":"two"}');
});
