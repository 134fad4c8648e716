import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { type KeptLive, keptLives } from '../../connection/kept-lives.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { AfterQuiz } from './after-quiz.tsx';
import { KeptList } from './kept-list.tsx';

const word = (text: string, meaning: string, image: string | null = `/media/${text}.webp`) => ({
  target_translation: text,
  source_translation: meaning,
  image_path: image,
});
const live: KeptLive = {
  pin: '482913',
  name: 'Mia',
  deck_name: 'Animals',
  target_language: 'german',
  source_language: 'english_uk',
  claim_code: `7.1.${'x'.repeat(43)}`,
  missed: [word('Hund', 'dog'), word('Katze', 'cat')],
  others: [word('Maus', 'mouse'), word('Pferd', 'horse'), word('Vogel', 'bird')],
  kept_at: Date.now(),
};

giveDialogs();
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keptLives.keep(live);
});
afterEach(() => {
  cleanup();
  keptLives.forget(live.pin);
  jest.useRealTimers();
});

const settled = () => act(async () => new Promise((done) => setTimeout(done)));
async function show(part: React.ReactNode) {
  render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  await settled();
}
const text = () => document.body.textContent;
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Plays the study that is open to its end; gives how many questions were asked for each word. */
async function studyToTheEnd(answer: (options: HTMLElement[], right: HTMLElement) => HTMLElement): Promise<number[]> {
  const asked = live.missed.map(() => 0);
  for (let step = 0; step < 60 && !screen.queryByText('Well done!'); step++) {
    const list = screen.queryByRole('list');
    if (list) {
      const options = within(list).getAllByRole('button');
      const place = live.missed.findIndex(({ target_translation, image_path }) => {
        const heading = screen.getByRole('heading', { level: 3 }).textContent;
        const picture = document.querySelector(`dialog > div > div > div > span img[src="${image_path}"]`);
        return heading.includes(target_translation) || (heading.includes('Choose the word') && picture !== null);
      });
      asked[place]!++;
      const { target_translation, image_path } = live.missed[place]!;
      const right = options.find(
        (option) => option.textContent.includes(target_translation) || option.querySelector(`img[src="${image_path}"]`),
      )!;
      await act(async () => fireEvent.click(answer(options, right)));
    }
    for (const name of ['Go on', 'Show the word', 'I knew it']) {
      const button = screen.queryByRole('button', { name });
      if (button) await act(async () => fireEvent.click(button));
    }
    await act(async () => jest.advanceTimersByTimeAsync(4000));
  }
  expect(text()).toContain('Well done!');
  return asked;
}

test('a guest studies the missed words right away: each is asked, and recalled as a card', async () => {
  serve(() => 'no connection');
  await show(<AfterQuiz live={live} />);
  await press('Study these now');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  expect(await studyToTheEnd((_, right) => right)).toEqual([1, 1]);
  await press('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is answered wrong comes again, with the right option shown, until it is known', async () => {
  serve(() => 'no connection');
  await show(<AfterQuiz live={live} />);
  await press('Study these now');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  let isFirst = true;
  const asked = await studyToTheEnd((options, right) => {
    const chosen = isFirst ? options.find((option) => option !== right)! : right;
    isFirst = false;
    return chosen;
  });
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('one missed word without a picture, and nothing beside it, is a card', async () => {
  serve(() => 'no connection');
  await show(<AfterQuiz live={{ ...live, missed: [word('Hund', 'dog', null)], others: [] }} />);
  await press('Study these now');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Do you know this word?');
  expect(screen.getByRole('dialog').textContent).toContain('dog');
  expect(screen.getByRole('dialog').textContent).not.toContain('Hund');
  await press('Show the word');
  expect(screen.getByRole('dialog').textContent).toContain('Hund');
});

test('a guest is offered to keep their answers by an account; nothing is offered without a code', async () => {
  serve(() => refused(401, 'NOT_LOGGED_IN'));
  await show(<AfterQuiz live={live} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/signup', '/login']);
  expect(text()).toContain('30 days');
  cleanup();
  await show(<AfterQuiz live={{ ...live, claim_code: null }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('once they are logged in they keep them by a press, and the offer is gone from the browser', async () => {
  const calls = serve(() => ({ body: { answers: 5 } }));
  await show(<KeptList isLoggedIn onlyClaims />);
  expect(text()).toContain('Mia');
  await press('Keep my answers');
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/live/claim', body: { claim_code: live.claim_code } }]);
  expect(text()).toContain('5 answers are in your account now.');
  expect(keptLives.of(live.pin)).toMatchObject({ claim_code: null, missed: live.missed });
  cleanup();
  await show(<KeptList isLoggedIn onlyClaims />);
  expect(text()).toBe('');
});

test.each<[string, ServerAnswer, string | null]>([
  ['another account has them', refused(409, 'CLAIMED'), null],
  ['the 30 days are over', refused(410, 'CLAIM_TOO_LATE'), null],
  ['the host has deleted the session', refused(404, 'NOT_FOUND'), null],
  ['the server cannot be reached', 'no connection', live.claim_code],
  ['the server asks for patience', refused(429, 'TOO_MANY'), live.claim_code],
])('when %s that is said, and the offer stands only as long as it is worth something', async (_, answer, left) => {
  serve(() => answer);
  await show(<KeptList isLoggedIn />);
  await press('Keep my answers');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent !== '')).toBe(true);
  expect(keptLives.of(live.pin)?.claim_code).toBe(left);
});

test('whoever uses the phone next may let go of it', async () => {
  serve(() => 'no connection');
  await show(<KeptList isLoggedIn={false} />);
  await press('Let go of Animals');
  expect(keptLives.all()).toEqual([]);
  expect(text()).toBe('');
});
