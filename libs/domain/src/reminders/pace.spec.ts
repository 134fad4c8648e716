import { describe, expect, test } from '@jest/globals';
import { isWorthReminding, reminderStep } from './pace.ts';

const step = (today: number, sentOn: number | null, studiedOn: number | null = 0, wishedOn = 0) =>
  reminderStep(today, { studiedOn, wishedOn, sentOn });

describe('how often somebody is reminded', () => {
  test.each([0, 1, 13])('%i days after the last study: as they wish', (today) => {
    expect(step(today, today - 1)).toBe('send');
  });

  test('after two weeks once a week', () => {
    expect([14, 15, 19, 20, 21].map((today) => step(today, 13))).toEqual(['wait', 'wait', 'wait', 'send', 'send']);
    expect(step(14, null)).toBe('send');
  });

  test('the last one within two months says so', () => {
    expect(step(53, 46)).toBe('send');
    expect(step(54, 47)).toBe('send last');
    expect(step(58, 53)).toBe('wait');
    // A server that was off for months still says it once.
    expect(step(400, 20)).toBe('send last');
  });

  test('studying begins it anew, and so does wishing it', () => {
    expect(step(60, 59, 50)).toBe('send');
    expect(step(60, 59, 0, 58)).toBe('send');
    expect(step(10, 9, null, 8)).toBe('send');
  });

  test('in all they are few: seventy days without study bring fourteen and then one a week, seven at most', () => {
    let sentOn: number | null = null;
    const sent: string[] = [];
    for (let today = 1; today <= 70 && sent.at(-1) !== 'send last'; today++) {
      const next = step(today, sentOn);
      if (next === 'wait') continue;
      sentOn = today;
      sent.push(next);
    }
    expect([sent.length, sent.at(-1), sentOn]).toEqual([19, 'send last', 55]);
  });
});

test.each([
  [{ wordsDone: 0, dueCount: 1, hasGoal: false }, true],
  [{ wordsDone: 0, dueCount: 0, hasGoal: true }, true],
  [{ wordsDone: 0, dueCount: 0, hasGoal: false }, false],
  [{ wordsDone: 1, dueCount: 30, hasGoal: true }, false],
])('%j is worth a reminder: %s', (today, isWorth) => expect(isWorthReminding(today)).toBe(isWorth));
