import { expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import {
  asksBeforeShuffle,
  type GameTurns,
  groupsOf,
  nextToPlay,
  noTurns,
  shuffledGroups,
  withPlayed,
} from './index.ts';

const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const class28 = Array.from({ length: 28 }, (_, place) => place + 1);
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Lets so many games be played by one student each, and gives who played. */
function played(there: readonly number[], games: number, seed: number, turns: GameTurns = noTurns): number[] {
  const random = seededRandom(seed);
  const players: number[] = [];
  for (let game = 0; game < games; game++) {
    const next = nextToPlay(there, turns, random)!;
    players.push(next);
    turns = withPlayed(turns, next, there);
  }
  return players;
}

test('nobody plays twice until everybody has played; then all may again, and not the last one first', () => {
  for (const seed of seeds) {
    const players = played(class28, 84, seed);
    for (const cycle of [0, 1, 2]) expect(sorted(players.slice(cycle * 28, cycle * 28 + 28))).toEqual(class28);
    expect(players[28]).not.toBe(players[27]);
    expect(players[56]).not.toBe(players[55]);
  }
});

test('whoever is not there does not play, and whoever comes later still does', () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const turns = { ...noTurns, played: [1, 2] };
    expect(nextToPlay([1, 2, 3], turns, random)).toBe(3);
    expect([1, 2]).toContain(nextToPlay([1, 2], turns, random));
  }
  expect(nextToPlay([], noTurns, seededRandom(1))).toBeNull();
});

test('a student who is changed is not chosen again while there is another, and has not played', () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    expect(nextToPlay([1, 2], noTurns, random, 1)).toBe(2);
    expect(nextToPlay([1], noTurns, random, 1)).toBe(1);
    // The other one has played already: still better than the same one.
    expect(nextToPlay([1, 2], { ...noTurns, played: [2] }, random, 1)).toBe(2);
  }
});

test('everybody is as likely to play first', () => {
  const firsts = new Map<number, number>();
  for (let seed = 0; seed < 3000; seed++) {
    const [first] = played([1, 2, 3], 1, seed);
    firsts.set(first!, (firsts.get(first!) ?? 0) + 1);
  }
  for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('each of two groups takes turns among itself', () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    let turns: GameTurns = { played: [], groups: { a: [1, 2, 3], b: [4, 5] } };
    const ofB: number[] = [];
    for (let game = 0; game < 6; game++) {
      for (const there of [turns.groups.a, turns.groups.b]) {
        const next = nextToPlay(there, turns, random)!;
        turns = withPlayed(turns, next, there);
        if (next > 3) ofB.push(next);
      }
    }
    expect([ofB.slice(0, 2), ofB.slice(2, 4), ofB.slice(4, 6)].map(sorted)).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
    ]);
  }
});

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [27, 14, 13],
  [28, 14, 14],
])('of %i students the first half, %i, is group A and %i are group B', (count, ofA, ofB) => {
  for (const seed of seeds) {
    const { played: before, groups } = shuffledGroups(class28.slice(0, count), seededRandom(seed));
    expect([groups.a.length, groups.b.length]).toEqual([ofA, ofB]);
    expect(sorted([...groups.a, ...groups.b])).toEqual(class28.slice(0, count));
    expect(before).toEqual([]);
  }
});

test('whoever comes after the shuffle joins the smaller group, and whoever leaves makes no gap', () => {
  const turns = { groups: { a: [1, 2, 3], b: [4, 5, 6] } };
  expect(groupsOf(turns, [1, 4, 5, 6, 7, 8])).toEqual({ a: [1, 7, 8], b: [4, 5, 6] });
  expect(groupsOf(noTurns, [1, 2, 3])).toEqual({ a: [1, 3], b: [2] });
});

test('where nobody of a group is there, half of the other one plays for it', () => {
  const turns = { groups: { a: [1, 2, 3], b: [4, 5] } };
  expect(groupsOf(turns, [1, 2, 3])).toEqual({ a: [1, 2], b: [3] });
  expect(groupsOf(turns, [4, 5])).toEqual({ a: [5], b: [4] });
  expect(groupsOf(turns, [5])).toEqual({ a: [5], b: [] });
  expect(groupsOf(turns, [])).toEqual({ a: [], b: [] });
});

test.each([
  [undefined, true],
  [50_000, true],
  [89_999, true],
  [90_000, false],
  [100_000, false],
])('a shuffle after one at %j asks first: %j, unless that was within ten seconds', (shuffledAt, asks) => {
  expect(asksBeforeShuffle(100_000, shuffledAt)).toBe(asks);
});
