import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { msg } from '@lingui/core/macro';
import { Bean } from 'lucide-react';
import { useState } from 'react';
import { serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../navigation/index.ts';
import { button, press } from '../page/screen.fixture.tsx';
import { newWords, open, takeClock, wait } from '../study/modes/mode.fixture.tsx';
import { anotherClass, serveClass, students } from '../study/questioner/class.fixture.ts';
import type { StudyOverrides } from '../study/study.fixture.ts';
import type { StudyView } from '../study/study-address.ts';
import type { ViewProps } from '../study/study.ts';
import type { Game, GameBodyProps } from './frame/game-screen.ts';
import { gameOf, gameViews, viewsOf } from './game-views.tsx';
import { gamePickerOf } from './picker/game-picker.tsx';

/** How many beans are in the glass? Each guess is worth ten points. */
function Glass({ words, players, onOver, onRetry, onBack }: GameBodyProps) {
  const who = players.type === 'student' ? players.student.student_name : 'you';
  return (
    <>
      <p>
        {who}: {words.length} glasses
      </p>
      <button type="button" onClick={() => onOver({ score: 10 })}>
        Guess
      </button>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
      <button type="button" onClick={onBack}>
        Back
      </button>
    </>
  );
}

/** The fifth game: its line of the catalogue, and its line of the screens. */
const beans = {
  id: 'beans',
  traits: {
    group: 'games',
    words: { least: 2, most: 8 },
    combo: [],
    players: 'one',
    loads: { pictures: true, sounds: false },
    scores: [],
  },
  screen: {
    icon: Bean,
    name: msg`Beans`,
    about: msg`Guess how many beans there are.`,
    keys: [],
    fetchBody: async () => Glass,
  },
} as const satisfies Game;
const views = viewsOf(beans);
const BeansPlay = views['beans-play'];
const picker = gamePickerOf([gameOf('word-rush'), beans, gameOf('live-quiz')]);

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
beforeEach(() => void serve(() => 'no connection'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  sessionStorage.clear();
});

/** Pictures come when the clock of the test has begun: jsdom draws none. */
const coming: (() => void)[] = [];
HTMLImageElement.prototype.decode = () => new Promise((come) => void coming.push(come));
async function pictures(): Promise<void> {
  for (const come of coming.splice(0)) come();
  await wait(0);
}

let words = 0;
/** Words that no game has fetched the pictures of. */
const moreWords = (count: number) => newWords((words += count)).slice(-count);

const at = () => currentAddress().pathname.split('/').at(-1);
const to = (view: 'beans' | 'beans-play', overrides: StudyOverrides = {}) =>
  open(views[view], view as StudyView, { words: moreWords(4), ids: ['12'], ...overrides });
/** Until the countdown is over. */
const go = async () => {
  for (const ms of [1000, 1000, 600, 0]) await wait(ms);
};

test('every view of the games can be fetched by a study', () => {
  const all: unknown[] = Object.values({ ...gameViews, ...views });
  expect(all.filter((view) => typeof view !== 'function')).toEqual([]);
});

test('a fifth game stands in the choice of games under its group, and leads to its first page', async () => {
  await open(picker, 'game-selection', { words: newWords(4), ids: ['12'] });
  const games = screen.getByRole('region', { name: 'Games' });
  expect(games.textContent).toContain('Beans');
  await press(/^Beans/);
  expect(at()).toBe('beans');
});

test('its first page opens the game with as many words as it needs, and no fewer', async () => {
  await to('beans');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beans');
  expect(screen.getByText('4 words')).toBeTruthy();
  await press('Start game');
  expect(at()).toBe('beans-play');
  cleanup();
  await to('beans', { words: newWords(1) });
  expect(button('Start game').disabled).toBe(true);
  expect(screen.getByText('Not enough words')).toBeTruthy();
  expect(screen.getByText('At least 2 words required')).toBeTruthy();
  cleanup();
  const bare = { image_id: null, source_translation: null };
  await to('beans', { words: newWords(4).map((word) => ({ ...word, ...bare })) });
  expect(button('Start game').disabled).toBe(true);
  expect(screen.getByText(/^Words that have neither a picture nor a translation/)).toBeTruthy();
});

/** Its study can be read anew while it is in sight. */
function ReadAgain({ study }: ViewProps) {
  const [, again] = useState(0);
  return (
    <>
      <button type="button" onClick={() => again((times) => times + 1)}>
        Read again
      </button>
      <BeansPlay study={{ ...study }} />
    </>
  );
}

test('the page on which it is played leads to its first page, once, when the words are too few', async () => {
  const steps = [jest.spyOn(history, 'replaceState'), jest.spyOn(history, 'back')];
  for (const step of steps) step.mockImplementation(() => undefined);
  await open(ReadAgain, 'beans-play' as StudyView, { words: moreWords(1), ids: ['12'] });
  for (let times = 0; times < 3; times++) await press('Read again');
  const hrefs = steps.flatMap(({ mock }) => mock.calls.map(([, , href]) => href ?? 'back'));
  for (const step of steps) step.mockRestore();
  expect(hrefs.filter((href) => href !== '/deck/olga/12/beans-play')).toHaveLength(1);
});

test('it is counted down, played to its end and played again, in the frame that all games have', async () => {
  await to('beans-play');
  expect(screen.queryByRole('heading', { name: 'Ready!' })).toBeNull();
  await pictures();
  expect(screen.getByRole('heading', { name: 'Ready!' })).toBeTruthy();
  await wait(2000);
  expect(screen.getByRole('heading', { name: 'Go!' })).toBeTruthy();
  await wait(600);
  await wait(0);
  expect(screen.getByText('you: 4 glasses')).toBeTruthy();
  await press('Guess');
  await press('Retry');
  expect(screen.getByRole('heading', { name: 'Ready!' })).toBeTruthy();
  await go();
  expect(screen.getByText('you: 4 glasses')).toBeTruthy();
  await press('Guess');
  await press('Back');
  await wait(20);
  expect(at()).toBe('beans');
});

test('whose pictures hang, it can be started without them after a while', async () => {
  serveClass(students(1));
  await to('beans-play', { class_id: anotherClass() });
  await press('Start');
  await wait(7900);
  expect(screen.queryByRole('button', { name: 'Start without' })).toBeNull();
  await wait(200);
  await press('Start without');
  await go();
  expect(screen.getByText('Student 1: 4 glasses')).toBeTruthy();
  await pictures();
});

test('the focus goes from phase to phase with the game, and a screen reader hears what is counted down', async () => {
  serveClass(students(2));
  await to('beans-play', { class_id: anotherClass() });
  await pictures();
  button('Start').focus();
  await press('Start');
  const counted = screen.getByRole('heading', { name: 'Ready!' });
  expect(document.activeElement).toBe(counted);
  expect(counted.getAttribute('aria-live')).toBe('assertive');
  await wait(2000);
  expect(screen.getByRole('heading', { name: 'Go!' })).toBe(counted);
  await wait(600);
  await wait(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await press('Guess');
  button('Retry').focus();
  await press('Retry');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  // Nobody is named before somebody was chosen.
  expect(screen.getByRole('navigation', { name: 'Game' }).textContent).not.toContain('Student');
});

test('students of a class play it by turns', async () => {
  const class_id = anotherClass();
  serveClass(students(3));
  await to('beans-play', { class_id });
  await pictures();
  const played: string[] = [];
  for (let game = 0; game < 3; game++) {
    await press('Start');
    await go();
    played.push(screen.getByText(/: 4 glasses$/).textContent.split(':')[0]!);
    await press('Guess');
    await press('Retry');
    await wait(0);
  }
  expect(played.toSorted()).toEqual(['Student 1', 'Student 2', 'Student 3']);
});
