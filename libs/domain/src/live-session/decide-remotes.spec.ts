import { describe, expect, test } from '@jest/globals';
import { decide } from './decide.ts';
import { knownRemotes, remoteLimits } from './remotes.ts';
import { PlayedSession } from './session.fixture.ts';

const ask = { type: 'ask_remote', device: 'iphone', sign: 42 } as const;
const allow = (remote_id: number) => ({ type: 'allow_remote', remote_id }) as const;
const stop = (remote_id: number) => ({ type: 'stop_remote', remote_id }) as const;
const statesOf = (session: PlayedSession) => [...session.state.remotes.values()].map(({ state }) => state);

describe('a remote', () => {
  test('asks, is allowed, and is stopped; each of it said again changes nothing', () => {
    const session = new PlayedSession();
    expect(session.do(ask)).toEqual(['remote_asked']);
    expect(knownRemotes(session.state)).toEqual([{ remote_id: 1, device: 'iphone', sign: 42, state: 'asked' }]);
    expect(session.do(allow(1))).toEqual(['remote_allowed']);
    expect(session.do(allow(1))).toEqual([]);
    expect(session.do(stop(1))).toEqual(['remote_stopped']);
    expect(session.do(stop(1))).toEqual([]);
    expect(knownRemotes(session.state)).toEqual([]);
  });

  test('that asks takes the place of the one that still waits, and not of one that steers', () => {
    const session = new PlayedSession();
    session.do(ask);
    session.do(allow(1));
    session.do(ask);
    expect(session.do(ask)).toEqual(['remote_stopped', 'remote_asked']);
    expect(statesOf(session)).toEqual(['allowed', 'stopped', 'asked']);
  });

  test('that was stopped is not allowed any more, nor one that never asked', () => {
    const session = new PlayedSession();
    session.do(ask);
    session.do(stop(1));
    expect(decide(session.state, allow(1), session.now)).toEqual({ refusal: { code: 'STALE' } });
    expect(decide(session.state, allow(7), session.now)).toEqual({ refusal: { code: 'INVALID' } });
    expect(decide(session.state, stop(7), session.now)).toEqual({ refusal: { code: 'INVALID' } });
  });

  test('is one of a few', () => {
    const session = new PlayedSession();
    for (let id = 1; id <= remoteLimits.allowed; id++) {
      session.do(ask);
      session.do(allow(id));
    }
    session.do(ask);
    const full = { refusal: { code: 'FULL' } };
    expect(decide(session.state, allow(remoteLimits.allowed + 1), session.now)).toEqual(full);
    while (session.state.remotes.size < remoteLimits.asked) session.do(ask);
    expect(decide(session.state, ask, session.now)).toEqual(full);
  });

  test('asks in vain once the session is over', () => {
    const session = new PlayedSession();
    session.do({ type: 'end' });
    expect(decide(session.state, ask, session.now)).toEqual({ refusal: { code: 'ENDED' } });
  });
});
