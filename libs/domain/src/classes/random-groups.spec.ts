import { expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import { dividedAtRandom } from './index.ts';

const random = seededRandom(11);
const idsUpTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

test.each([
  [0, [0, 0]],
  [1, [0, 1]],
  [27, [13, 14]],
  [28, [14, 14]],
])('%i students are divided into groups of %j', (count, sizes) => {
  const groups = [...dividedAtRandom(idsUpTo(count), random).values()];
  const sizeOf = (name: string) => groups.filter((group) => group === name).length;
  expect([sizeOf('first'), sizeOf('second')].toSorted((one, other) => one - other)).toEqual(sizes);
});

test('either group gets the one more, and everybody comes into either', () => {
  const ofFirst = new Map<number, number>();
  let largerFirst = 0;
  for (let run = 0; run < 400; run += 1) {
    const groups = dividedAtRandom(idsUpTo(3), random);
    const first = idsUpTo(3).filter((id) => groups.get(id) === 'first');
    for (const id of first) ofFirst.set(id, (ofFirst.get(id) ?? 0) + 1);
    if (first.length === 2) largerFirst += 1;
  }
  for (const times of [largerFirst, ...ofFirst.values()]) expect(Math.abs(times - 200)).toBeLessThan(60);
});
