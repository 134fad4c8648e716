import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press } from '../../page/screen.fixture.tsx';
import { key, newWords, open, takeClock, wait } from '../../study/modes/mode.fixture.tsx';
import type { ViewProps } from '../../study/study.ts';
import type { Players } from '../frame/game-screen.ts';
import { QuickPickChoices } from './choices.tsx';
import { groupWins } from './group-wins.ts';
import { pickKeys } from './keys.ts';
import { QuickPickGame } from './quick-pick-game.tsx';

const class_id = 7;
const players: Players = {
  type: 'groups',
  class_id,
  challenge: '1v1',
  a: [{ student_id: 1, student_name: 'Ana' }],
  b: [{ student_id: 2, student_name: 'Ben' }],
};

const back = () => undefined;
/** The game begins when the clock of the test does. */
function Later({ study }: ViewProps) {
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun) {
    return (
      <button type="button" onClick={() => setBegun(true)}>
        Begin
      </button>
    );
  }
  const { class_id: chosen, words } = study;
  return (
    <QuickPickGame
      study={study}
      words={words}
      players={chosen === undefined ? { type: 'nobody_named' } : players}
      onOver={back}
      onRetry={back}
      onBack={back}
    />
  );
}

beforeAll(giveDialogs);
// Nothing is drawn here.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
beforeAll(() => takeClock(jest));
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

async function begin(overrides: { class_id?: number; viewer?: string | null }) {
  await open(Later, 'quick-pick-play', { words: newWords(6), ids: ['12'], ...overrides });
  await press('Begin');
  await wait(0);
  await wait(2600);
}

/** The right option of the round that is open. */
function right(): number {
  const heading = document.querySelector('h1')!;
  const picture = heading.querySelector('img')?.getAttribute('src');
  const word_id = picture ? /\/(\d+)\.webp/.exec(picture)![1] : /\d+/.exec(heading.textContent)![0];
  const options = [...document.querySelector('section ol')!.querySelectorAll('button')];
  return options.findIndex((option) => {
    const source = option.querySelector('img')?.getAttribute('src');
    return source
      ? source.endsWith(`/${word_id}.webp`)
      : option.querySelector('bdi')?.textContent === `word ${word_id}`;
  });
}
const told = () => document.querySelector('[aria-live=polite]')!.textContent;
/** What the half of group A shows. */
const points = () => screen.getAllByRole('region')[0]!.textContent;
const notRecorded = /^This game is not recorded/;

test('where no session can be opened a class plays all the same, and is told that nothing is recorded', async () => {
  await begin({ class_id });
  expect(screen.getByText(notRecorded)).toBeTruthy();
  for (let round = 1; round <= 5; round++) {
    await key(pickKeys.b[right()]!);
    await wait(1000);
  }
  expect(screen.getByRole('heading', { name: 'Ben Wins!' })).toBeTruthy();
  expect(groupWins(class_id)).toEqual({ a: 0, b: 1 });
  expect(screen.getByRole('list', { name: 'Games won' }).textContent).toBe('Group A 0Group B 1');
});

test('a recorded game is offered instead, and the points stay until the server answers', async () => {
  await begin({});
  await key(pickKeys.a[right()]!);
  expect(points()).toContain('Points 100');
  await press('Start a recorded game');
  await wait(0);
  expect(screen.getByRole('status').textContent).toMatch(/It is still not answering\.$/);
  expect(points()).toContain('Points 100');
  const calls = serve(() => ({ status: 201, body: { live_id: 5, pin: '482913', host_token: 'token' } }));
  await press('Start a recorded game');
  await wait(0);
  expect(calls).toMatchObject([{ path: '/api/live', body: { game: 'quick-pick', source: { deck_ids: [12] } } }]);
  expect(screen.queryByText(notRecorded)).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('quick-pick')!)).toMatchObject({ session: { live_id: 5, pin: '482913' } });
});

test('whether words that were confused come more often is as it was chosen', async () => {
  await open(QuickPickChoices, 'quick-pick', { words: newWords(6), ids: ['12'] });
  await act(async () => screen.getByRole('switch', { name: /Words that were confused/ }).click());
  cleanup();
  await begin({});
  const calls = serve(() => ({ status: 201, body: { live_id: 5, pin: '482913', host_token: 'token' } }));
  await press('Start a recorded game');
  await wait(0);
  expect(calls).toMatchObject([{ path: '/api/live', body: { settings: { uses_confusions: false } } }]);
});

test('a visitor plays without being told so again', async () => {
  await begin({ viewer: null });
  expect(screen.queryByText(notRecorded)).toBeNull();
});

test('a screen reader hears who was right and who was wrong, and the points', async () => {
  await begin({ class_id });
  expect(told()).toBe('');
  await key(pickKeys.a[(right() + 1) % 4]!);
  expect(told()).toBe('Ana: Wrong');
  await key(pickKeys.b[right()]!);
  expect(told()).toBe('Ana: WrongBen: Right! 100 points');
  await wait(1000);
  expect(told()).toBe('');
});

test('an option is picked by Tab and Enter too, and its button stays for the next round', async () => {
  await begin({ viewer: null });
  const button = screen.getAllByRole('region')[0]!.querySelectorAll('button')[right()]!;
  button.focus();
  // The click of a key, which has no press of a pointer before it.
  await act(async () => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await wait(1000);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('of words that cannot be told apart it says so', async () => {
  await open(Later, 'quick-pick-play', {
    words: newWords(5).map((word) => ({ ...word, target_translation: 'the same' })),
    ids: ['12'],
    viewer: null,
  });
  await press('Begin');
  expect(screen.getByText('Not enough words')).toBeTruthy();
});
