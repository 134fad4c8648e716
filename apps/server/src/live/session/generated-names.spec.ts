import { describe, expect, test } from '@jest/globals';
import { generatedNames, sameNameKey } from '@lexiroom/domain/names';
import { GeneratedNames } from './generated-names.ts';
import type { LiveSession } from './live-session.ts';

/** A lobby in which these names are taken. */
const sessionOf = (...taken: string[]) =>
  ({
    live: { live_id: 4 },
    state: {
      settings: { names: 'generated', late_join: true },
      phase: 'lobby',
      door: 'open',
      seats: new Map(),
      owners: new Map(),
      names: new Map(taken.map((name) => [sameNameKey(name), 1])),
    },
  }) as unknown as LiveSession;
const phone = (device: string | null, id = 'a') => ({ id, data: { role: 'newcomer', device, person_id: null } });

function nameIn(answer: ReturnType<GeneratedNames['offer']>): string {
  if ('refusal' in answer) throw new Error(answer.refusal.code);
  return answer.name;
}

describe('a phone that only asks for names', () => {
  test('is given one, and with each further question another, until three spins are used', () => {
    const names = new GeneratedNames();
    const answers = ['1', '2', '3', '4', '5'].map((command_id) => names.offer(sessionOf(), phone('p'), { command_id }));
    expect(answers.map((answer) => 'spins_left' in answer && answer.spins_left)).toEqual([3, 2, 1, 0, 0]);
    const given = answers.map(nameIn);
    expect(new Set(given).size).toBe(4);
    expect(given[4]).toBe(given[3]);
    expect(names.toJoin(sessionOf(), phone('p'), {})).toBe(given[4]);
  });

  test('hears the same again when it repeats a question', () => {
    const names = new GeneratedNames();
    const ask = (command_id: string) => names.offer(sessionOf(), phone('p'), { command_id });
    expect(ask('1')).toEqual(ask('1'));
    const second = ask('2');
    expect([ask('2'), nameIn(second) === nameIn(names.offer(sessionOf(), phone('q'), {}))]).toEqual([second, false]);
  });
});

test('a phone that joins without a question has a name all the same', () => {
  expect(generatedNames('en')).toContain(new GeneratedNames().toJoin(sessionOf(), phone(null), {}));
});

test('after a restart of the server the same player is offered the same name', () => {
  const wish = { spin: 2, language: 'ar' as const };
  const name = nameIn(new GeneratedNames().offer(sessionOf(), phone('p'), wish));
  expect(generatedNames('ar')).toContain(name);
  expect(new GeneratedNames().toJoin(sessionOf(), phone('p'), wish)).toBe(name);
});

test('no two phones are offered the same name, nor one that somebody in the room has', () => {
  const names = new GeneratedNames();
  const first = nameIn(new GeneratedNames().offer(sessionOf(), phone('device 0'), {}));
  const session = sessionOf(first);
  const offered = Array.from({ length: 2000 }, (_, number) =>
    nameIn(names.offer(session, phone(`device ${number}`), { spin: number % 4 })),
  );
  expect(new Set([...offered, first].map(sameNameKey)).size).toBe(2001);
});

test('a name that was offered and not taken is free again once its player spins or joins', () => {
  const names = new GeneratedNames();
  const first = nameIn(names.offer(sessionOf(), phone('p'), {}));
  names.taken(sessionOf(), phone('p'));
  expect(nameIn(new GeneratedNames().offer(sessionOf(), phone('p'), {}))).toBe(first);
});

test('the host is given none, and nobody behind a locked door', () => {
  const host = { id: 'h', data: { role: 'host', device: null, person_id: 1 } };
  expect(new GeneratedNames().offer(sessionOf(), host, {})).toEqual({ refusal: { code: 'INVALID' } });
  const locked = sessionOf();
  Object.assign(locked.state, { door: 'locked' });
  expect(new GeneratedNames().offer(locked, phone('p'), {})).toEqual({ refusal: { code: 'DOOR_LOCKED' } });
});
