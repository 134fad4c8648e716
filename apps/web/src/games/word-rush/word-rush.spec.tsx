import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../page/screen.fixture.tsx';
import { key, newWords, open, takeClock, wait } from '../../study/modes/mode.fixture.tsx';
import { giveWindow } from '../../study/modes/revise-mode/window.fixture.ts';
import type { ViewProps } from '../../study/study.ts';
import { WordRush } from './word-rush.tsx';

const over = jest.fn();
const Game = ({ study }: ViewProps) => (
  <WordRush
    study={study}
    words={study.words}
    players={{ type: 'nobody_named' }}
    onOver={over}
    onRetry={() => undefined}
    onBack={() => undefined}
  />
);
/** The game begins when the clock of the test does. */
function Later(props: ViewProps) {
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun) return <Game {...props} />;
  return (
    <button type="button" onClick={() => setBegun(true)}>
      Begin
    </button>
  );
}

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
beforeEach(() => {
  serve(() => 'no connection');
  giveWindow();
  over.mockClear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function deal() {
  await open(Later, 'word-rush-play', { words: newWords(12) });
  await press('Begin');
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-round] > * > button')];
/** The place of the right card, from 0. */
function right(): number {
  const text = document.querySelector('main h1 bdi, h1 bdi')?.textContent;
  const picture = document.querySelector('h1 + span img')?.getAttribute('src');
  const word_id = text ? /\d+/.exec(text)![0] : /\/(\d+)\.webp/.exec(picture!)![1];
  return cards().findIndex((card) => {
    const source = card.querySelector('img')?.getAttribute('src');
    return source ? source.endsWith(`/${word_id}.webp`) : card.querySelector('bdi')?.textContent === `word ${word_id}`;
  });
}
const score = () => document.querySelector('[data-score]')?.textContent;

test('the numbers on the cards are their keys; a right card is worth the time that was left, and the next round comes', async () => {
  await deal();
  expect(cards().map((card) => card.getAttribute('aria-keyshortcuts'))).toEqual(
    cards().map((_, place) => `${place + 1}`),
  );
  await key(`Digit${right() + 1}`);
  expect(Number(score())).toBeGreaterThan(0);
  expect(screen.getByText(/^Right! \d+ points/)).toBeTruthy();
  await wait(1000);
  expect(document.querySelector('[data-round="2"]')).toBeTruthy();
});

test('a wrong card ends the game: the right one is shown, and the game is told once', async () => {
  await deal();
  await key(`Digit${((right() + 1) % cards().length) + 1}`);
  expect(screen.getByRole('heading', { name: 'Game over' })).toBeTruthy();
  expect(screen.getAllByText('Right answer')).toHaveLength(1);
  expect(screen.getAllByText('Your answer')).toHaveLength(1);
  await key('Digit1');
  await wait(5000);
  expect(over).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button('Retry'));
  await press('Back');
});

test('a phone shakes once for a right card, and longer for a wrong one', async () => {
  const shakes: number[] = [];
  const vibrate = (pattern: number[]) => void shakes.push(pattern.reduce((sum, ms) => sum + ms));
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await deal();
  await key(`Digit${right() + 1}`);
  const [hit, ...more] = shakes.splice(0);
  expect(more).toEqual([]);
  await wait(1000);
  await key(`Digit${((right() + 1) % cards().length) + 1}`);
  expect(shakes[0]).toBeGreaterThan(hit!);
});

test('a press that began on a card of the round before chooses nothing in the next one', async () => {
  await deal();
  await key(`Digit${right() + 1}`);
  const pressed = cards();
  // The browser of the tests has no pointer events of its own.
  for (const card of pressed) fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  await wait(1000);
  expect(document.querySelector('[data-round="2"]')).toBeTruthy();
  for (const card of pressed) fireEvent.click(card);
  expect(over).not.toHaveBeenCalled();
  expect(document.querySelector('output')?.textContent).toBe('Round 2');
});

test('without a card in four seconds the time is up', async () => {
  await deal();
  await wait(3999);
  expect(over).not.toHaveBeenCalled();
  await wait(1);
  expect(screen.getAllByText('The time was up in round 1.')).toHaveLength(2);
  expect(over).toHaveBeenCalledWith({ score: 0 });
});

test('of words that cannot be told apart it says so, and leads back: no blank page, and nobody has played', async () => {
  const same = newWords(5).map((word) => ({ ...word, target_translation: 'the same' }));
  await open(Later, 'word-rush-play', { words: same });
  await press('Begin');
  expect(screen.getByText('Not enough words')).toBeTruthy();
  expect(button('Back')).toBeTruthy();
  expect(over).not.toHaveBeenCalled();
});
