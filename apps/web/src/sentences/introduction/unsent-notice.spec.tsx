import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aStudy } from '../../study/study.fixture.ts';
import { aSentence } from '../sentences.fixture.ts';
import { openUnsentTexts, type UnsentText } from '../writing/store/unsent-texts.ts';
import { SentencesPage } from './sentences-page.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { user_id } = aSessionUser();
const mine: UnsentText = { deck_id: 12, sentence_id: 1, sentence_type: 'target', translation: 'Mine.', rev: 1, status: 'sending' }; // prettier-ignore
const stored = () => openUnsentTexts(user_id, [12]).read();

/** The first page of the sentences of deck 12, as its owner sees it; texts are answered by `answer`. */
async function page(answer: (call: MadeCall) => ServerAnswer) {
  const study = aStudy({});
  const calls = serve((call) => {
    if (call.path === '/api/sentence_translation') return answer(call);
    if (call.path.startsWith('/api/sentences')) return { body: { sentences: [aSentence()], calendar: null } };
    return { body: [] };
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  await show(() => <SentencesPage study={study} />, study.address.path, cache);
  return () => calls.filter(({ path }) => path === '/api/sentence_translation').map(({ body }) => body);
}
const saved = { body: { sound_id: null, sound_path: null, rev: 2 } };

test('what a page that is gone could not send is sent before anybody opens the overlay', async () => {
  openUnsentTexts(user_id, [12]).keep(mine);
  const sent = await page(() => saved);
  await waitFor(() => expect(sent()).toEqual([{ sentence_id: 1, translation_type: 'target', translation: 'Mine.', rev: 1 }])); // prettier-ignore
  await waitFor(() => expect(stored()).toEqual([]));
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});

test('what fails is told, and sent when the network is back, or when its author says so', async () => {
  let isDown = true;
  openUnsentTexts(user_id, [12]).keep(mine);
  const sent = await page(() => (isDown ? 'no connection' : saved));
  expect(await screen.findByText('1 text is not saved yet. It is kept on this device.')).toBeTruthy();
  await press('Try again');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await screen.findByText(/not saved yet/)).toBeTruthy();
  isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});

test('a text that could not be sent from the overlay is sent after that is closed', async () => {
  let isDown = true;
  const sent = await page(() => (isDown ? 'no connection' : saved));
  await press('Add sentences');
  await waitFor(() => expect(button('Edit: Sentence 1')).toBeTruthy());
  await press('Edit: Sentence 1');
  const box = screen.getByRole('textbox', { name: 'Sentence 1' });
  await act(async () => void fireEvent.change(box, { target: { value: 'Mine.' } }));
  await press('Confirm');
  expect(await screen.findByText('Could update the sound...')).toBeTruthy();
  await press('Close');
  expect(screen.getByText(/^1 text is not saved yet/)).toBeTruthy();
  isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect([sent().length, stored()]).toEqual([2, []]));
});

test('about a text that was changed elsewhere its author decides in the overlay', async () => {
  openUnsentTexts(user_id, [12]).keep({ ...mine, status: 'failed' });
  await page(() => refused(409, 'STALE'));
  await press('Look at them');
  expect(await screen.findByText('This was changed elsewhere in the meantime. You wrote:')).toBeTruthy();
});
