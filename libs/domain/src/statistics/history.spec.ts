import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { classicRule, type Counting, dayNumber, dayText } from '../scheduling/index.ts';
import { fsrsRule } from '../scheduling/fsrs/index.ts';
import { wordHistory } from './history.ts';

const clock = { time_zone: 'UTC', day_boundary: 4 };
const answer = (moment: string, is_correct: boolean) => ({ answer_date: Date.parse(`${moment}:00Z`), is_correct });
const told = (counting: Counting, answers: { answer_date: number; is_correct: boolean }[]) =>
  wordHistory(answers, clock, { counting, rule: classicRule }).map(
    ({ day, answers: given, is_right, due_day, interval }) => [
      day - dayNumber('2026-11-20'),
      given.map(({ is_correct }) => (is_correct ? 'r' : 'w')).join(''),
      is_right,
      due_day - dayNumber('2026-11-20'),
      interval,
    ],
  );

const evening = [
  answer('2026-11-20T20:00', true),
  answer('2026-11-21T01:00', false),
  answer('2026-11-22T09:00', false),
  answer('2026-11-22T09:01', true),
  answer('2026-11-22T09:02', true),
];

test('day by day: what was answered, the one result, and when the word came back', () =>
  expect(told('first', evening)).toEqual([
    [0, 'rw', true, 2, 2],
    [2, 'wrr', false, 3, 1],
  ]));

test('for a class the greater part decides', () =>
  expect(told('majority', evening)).toEqual([
    [0, 'rw', false, 1, 1],
    [2, 'wrr', true, 3, 1],
  ]));

test('answers may come in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(evening, { minLength: evening.length }), (given) => {
      expect(told('first', given)).toEqual(told('first', evening));
    }),
  );
});

test('a word without answers has no history', () => expect(told('first', [])).toEqual([]));

test('where clocks go back over the hour in which the day begins, the day before still comes first', () => {
  const troll = { time_zone: 'Antarctica/Troll', day_boundary: 2 };
  const answers = [answer('2026-10-25T00:30', true), answer('2026-10-25T01:30', false)];
  const history = wordHistory(answers, troll, { counting: 'first', rule: classicRule });
  expect(history.map(({ day, is_right }) => [dayText(day), is_right])).toEqual([
    ['2026-10-24', false],
    ['2026-10-25', true],
  ]);
});

test('with FSRS the same days lead to its own intervals', () => {
  const history = wordHistory(evening, clock, { counting: 'first', rule: fsrsRule });
  expect(history.map(({ is_right, interval }) => [is_right, interval])).toEqual([
    [true, 3],
    [false, 1],
  ]);
});

test('after moving to another time zone the days are those that the schedule counted', () => {
  const inTokyo = [
    { answer_date: Date.parse('2026-11-17T03:00Z'), is_correct: true, local_day: '2026-11-17' },
    { answer_date: Date.parse('2026-11-18T20:00Z'), is_correct: true, local_day: '2026-11-19' },
    { answer_date: Date.parse('2026-11-19T20:30Z'), is_correct: true, local_day: '2026-11-20' },
  ];
  const here = { time_zone: 'America/Los_Angeles', day_boundary: 4 };
  const history = wordHistory(inTokyo, here, { counting: 'first', rule: classicRule });
  expect(history.map(({ day, due_day }) => [dayText(day), dayText(due_day)])).toEqual([
    ['2026-11-17', '2026-11-19'],
    ['2026-11-19', '2026-11-22'],
    ['2026-11-20', '2026-11-26'],
  ]);
  // What is given here from now on counts by this clock, beside them.
  const also = [...inTokyo, { answer_date: Date.parse('2026-11-22T10:00Z'), is_correct: true }];
  const days = wordHistory(also, here, { counting: 'first', rule: classicRule }).map(({ day }) => dayText(day));
  expect(days.at(-1)).toBe('2026-11-21');
});
