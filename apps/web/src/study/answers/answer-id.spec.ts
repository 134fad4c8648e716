import { expect, test } from '@jest/globals';
import { newAnswerId } from './answer-id.ts';

const at = Date.parse('2026-11-21T09:00:00Z');

test('every answer has an id of its own, a UUID of version 7', () => {
  const ids = Array.from({ length: 200 }, () => newAnswerId(at + 123));
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('the id tells when the answer was given, to the millisecond', () => {
  const [first, second] = newAnswerId(at + 123).split('-');
  expect(Number.parseInt(first! + second!, 16)).toBe(at + 123);
});

test('answers given later have ids that sort later', () => {
  const times = [0, 1, 255, 256, at - 1, at, at + 1, 2 ** 47];
  const ids = times.map((time) => newAnswerId(time));
  expect(ids.toSorted()).toEqual(ids);
});
