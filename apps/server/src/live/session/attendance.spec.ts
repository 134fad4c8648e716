import { expect, test } from '@jest/globals';
import { Attendance } from './attendance.ts';

/** A room on a clock that the spec moves; seat 1 answers whoever asks for a sign of life, seat 2 never does. */
function room() {
  const clock = { at: 1_000_000, now: () => clock.at, steadyNow: () => clock.at };
  const attendance = new Attendance(clock);
  const asked: number[] = [];
  attendance.connect(1, 'living', () => {
    asked.push(1);
    attendance.heard(1, 'living');
  });
  attendance.connect(2, 'dead', () => asked.push(2));
  /** As while a question waits for both. */
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.at += 1000;
      attendance.ask([...attendance.waitedFor()]);
    }
  };
  return { clock, attendance, asked, wait, waitedFor: () => [...attendance.waitedFor()] };
}

test('a phone that died without a word is waited for until 15 s after its last sign of life; one that thinks, always', () => {
  const { wait, waitedFor, attendance } = room();
  wait(14);
  expect(waitedFor()).toEqual([1, 2]);
  wait(1);
  expect(waitedFor()).toEqual([1]);
  wait(60);
  expect(waitedFor()).toEqual([1]);
  attendance.heard(2, 'dead');
  expect(waitedFor()).toEqual([1, 2]);
});

test('a phone is asked every three seconds at most, so that waiting costs hardly anything', () => {
  const { wait, asked } = room();
  wait(12);
  expect(asked.filter((seat_id) => seat_id === 2)).toHaveLength(4);
});

test('nobody is given up who was not asked in vain: the server itself may have slept', () => {
  const { clock, attendance, waitedFor } = room();
  clock.at += 3_600_000;
  expect(waitedFor()).toEqual([1, 2]);
  attendance.ask([2]);
  expect(waitedFor()).toEqual([1, 2]);
});

test('who answered no heartbeat was last there when last heard; who hung up, at that moment', () => {
  const { clock, attendance, waitedFor } = room();
  clock.at += 16_000;
  attendance.disconnect(1, 'living');
  attendance.disconnect(2, 'dead', 'before');
  expect(waitedFor()).toEqual([1]);
  expect([1, 2].map((seat_id) => attendance.isAround(seat_id))).toEqual([true, false]);
});

test('a sign of life from a connection that lost its seat counts for nobody', () => {
  const { clock, attendance } = room();
  clock.at += 16_000;
  attendance.disconnect(2, 'dead', 'before');
  attendance.heard(2, 'dead');
  attendance.heard(undefined, 'dead');
  expect(attendance.isAround(2)).toBe(false);
});
