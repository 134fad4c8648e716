import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import { serve } from '../../api/server.fixture.ts';
import * as setUpParts from '../../games/live-quiz/set-up/set-up-parts.tsx';
import { SetUpScreen } from './set-up-screen.tsx';
import { aWord } from '../../study/study.fixture.ts';
import { setUpMachine } from './set-up.machine.ts';

afterEach(cleanup);

const words = Array.from({ length: 6 }, (_, index) => aWord({ word_id: index + 1 }));
const deck = { deck_name: 'By the sea', username: 'olga', target_language: 'japanese', image_path: null, words };
const live = (live_id: number, ended_at: number | null) => ({
  live_id,
  pin: `87167${live_id}`,
  deck_name: 'Animals',
  ended_at,
});

/** The page before a quiz, for a host who has these; gives the calls that were made. */
async function setUp(lives: object[]) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const bodies: Record<string, unknown> = {
    '/api/logged_in_user': { username: 'olga' },
    '/api/deck_owner': { username: 'olga' },
    '/api/word-deck/olga/search': deck,
    '/api/lives': lives,
    '/api/live': { live_id: 9, pin: '999999', host_token: 'token' },
    '/api/live/4/end': { done: true },
  };
  const calls = serve(({ path }) => ({ body: bodies[path.split('?')[0]!] }));
  const machine = setUpMachine.provide({ actions: { goToProjector: () => undefined } });
  const actor = createActor(machine, {
    input: { deck_ids: [7], word_ids: [], class_id: null, prepared_id: null, back: null, game: setUpParts },
  }).start();
  await waitFor(actor, (now) => now.matches('choosing'));
  render(
    <I18nProvider i18n={i18n}>
      <SetUpScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />
    </I18nProvider>,
  );
  const made = async () => {
    await waitFor(actor, (now) => now.matches('leaving'));
    return calls.map(({ method, path }) => `${method} ${path}`).filter((call) => / \/api\/lives?\b/.test(call));
  };
  return { actor, made };
}

test('who has nothing open opens a lobby', async () => {
  const { made } = await setUp([live(1, 1000)]);
  expect(screen.queryByText(/is running/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open the lobby' }));
  expect(await made()).toEqual(['GET /api/lives', 'POST /api/live']);
});

test('what runs already is said, with the way back to each; a second quiz never opens in silence', async () => {
  const { actor } = await setUp([live(4, null), live(5, null), live(1, 1000)]);
  expect(screen.getByRole('region', { name: 'Running quizzes' }).textContent).toMatch(
    /pin 871 674 is running: Animals.*pin 871 675 is running/,
  );
  expect(screen.getAllByRole('link', { name: 'Resume' }).map((link) => link.getAttribute('href'))).toEqual([
    '/live/871674/projector',
    '/live/871675/projector',
  ]);
  expect(screen.queryByRole('button', { name: 'Open the lobby' })).toBeNull();
  fireEvent.submit(document.querySelector('form')!);
  expect(actor.getSnapshot().matches('choosing')).toBe(true);
});

test('"End it and start this one" ends what runs before the lobby opens', async () => {
  const { made } = await setUp([live(4, null)]);
  fireEvent.click(screen.getByRole('button', { name: 'End it and start this one' }));
  expect(await made()).toEqual(['GET /api/lives', 'POST /api/live/4/end', 'POST /api/live']);
});

test('a second quiz beside the first is opened by a button of its own', async () => {
  const { made } = await setUp([live(4, null)]);
  fireEvent.click(screen.getByRole('button', { name: 'Open this one as well' }));
  expect(await made()).toEqual(['GET /api/lives', 'POST /api/live']);
});
