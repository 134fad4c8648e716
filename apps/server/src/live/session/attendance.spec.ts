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

test('a session is empty from when the last phone and the last screen have gone until somebody comes', () => {
  const clock = { at: 1000, now: () => clock.at, steadyNow: () => clock.at };
  const changes: (number | null)[] = [];
  const attendance = new Attendance(clock, () => changes.push(attendance.emptySince));
  // Read after a restart nobody is there yet, and half an hour begins.
  expect(attendance.emptySince).toBe(1000);
  attendance.screenCame('board');
  attendance.connect(1, 'phone', () => undefined);
  attendance.screenCame('host');
  clock.at = 2000;
  attendance.screenLeft('board');
  attendance.screenLeft('host');
  // Another tab took the seat before: the phone is still there.
  attendance.disconnect(1, 'other tab');
  expect(attendance.emptySince).toBeNull();
  clock.at = 3000;
  attendance.disconnect(1, 'phone');
  attendance.screenLeft('phone');
  attendance.screenCame('board');
  expect(changes).toEqual([null, 3000, null]);
});
