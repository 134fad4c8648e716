import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { projectorView } from '../../connection/views.fixture.ts';
import { beatsOf } from './beats.ts';
import { useShow, useSkippableShow } from './use-show.ts';

const seat = (seat_id: number, rank: number) => ({ seat_id, name: `P${seat_id}`, score: 9, rank, previous_rank: null });
const podiumOf = (...ranks: number[]): ProjectorView => {
  const view = projectorView('podium');
  return { ...view, podium: { ...view.podium!, top: ranks.map((rank, index) => seat(index + 1, rank)) } };
};
const namesOf = (view: ProjectorView) => beatsOf(view).map(({ beat }) => beat);

describe('what is told one after the other', () => {
  test('at the podium: third, second, first, and then the figures', () => {
    expect(namesOf(podiumOf(1, 2, 3))).toEqual(['third', 'second', 'first', 'figures']);
  });
  test('a place on which nobody stands is not waited for', () => {
    expect(namesOf(podiumOf(1))).toEqual(['first', 'figures']);
    expect(namesOf(podiumOf(1, 1, 3))).toEqual(['third', 'first', 'figures']);
    expect(namesOf(podiumOf())).toEqual([]);
  });
  test('at the reveal which answer is right, unless the question was taken back', () => {
    const view = projectorView('reveal');
    expect(namesOf(view)).toEqual(['answer']);
    expect(namesOf({ ...view, reveal: { ...view.reveal!, voided: true } })).toEqual([]);
  });
  test.each(['lobby', 'open', 'locked', 'leaderboard', 'ended'] as const)('nothing in phase %s', (phase) => {
    expect(namesOf(projectorView(phase))).toEqual([]);
  });
});

function Board({ view }: { view: ProjectorView }) {
  const show = useShow(view);
  useSkippableShow(show);
  const told = (['third', 'second', 'first', 'figures', 'answer'] as const).filter(show.has);
  return <p>{told.join(' ')}</p>;
}
const told = () => screen.getByRole('paragraph').textContent;

describe('a show', () => {
  let isCalm = false;
  const goesOn = jest.fn();
  beforeEach(() => {
    isCalm = false;
    goesOn.mockClear();
    window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
    window.addEventListener('keydown', goesOn);
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    window.removeEventListener('keydown', goesOn);
    jest.useRealTimers();
  });
  test('tells one beat after the other, and then the keys go on again', () => {
    render(<Board view={podiumOf(1, 2)} />);
    const seen = [told()];
    for (let beat = 0; beat < 3; beat++) {
      act(() => jest.runOnlyPendingTimers());
      seen.push(told());
    }
    // Nobody is third, and what is not told with suspense is not held back.
    expect(seen).toEqual([
      'third answer',
      'third second answer',
      'third second first answer',
      'third second first figures answer',
    ]);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(goesOn).toHaveBeenCalledTimes(1);
  });

  test.each([' ', 'Enter', 'PageDown', 'ArrowRight', 'Escape'])('%j ends the suspense, and goes nowhere', (key) => {
    render(<Board view={podiumOf(1, 2, 3)} />);
    expect(told()).toBe('answer');
    fireEvent.keyDown(document.body, { key });
    expect(told()).toBe('third second first figures answer');
    expect(goesOn).not.toHaveBeenCalled();
  });

  test('begins anew with another phase', () => {
    const { rerender } = render(<Board view={projectorView('reveal')} />);
    act(() => jest.runOnlyPendingTimers());
    expect(told()).toContain('answer');
    rerender(<Board view={podiumOf(1)} />);
    expect(told()).not.toContain('first');
  });

  test('tells everything at once where motion is calm', () => {
    isCalm = true;
    render(<Board view={podiumOf(1, 2, 3)} />);
    expect(told()).toBe('third second first figures answer');
  });
});
