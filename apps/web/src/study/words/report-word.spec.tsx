import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { open, press, type } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { aWord } from '../study.fixture.ts';
import { ImageDetails } from './image-details.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const word = aWord({ word_id: 3, sound_id: 8, source_translation_id: 4 });
const details = (submitted_by: string | null) => ({
  body: [{ artist_name: null, image_license: 'CC0', reference_link: null, submitted_by }],
});

interface Given {
  isOwner?: boolean;
  submitter?: string | null;
  report?: ServerAnswer;
  shown?: DeckWord;
}

/** The details of a word, to this user; `submitter`: who added its picture. */
async function show(
  user: SessionUser | null,
  { isOwner = false, submitter = null, report = { body: { done: true } }, shown = word }: Given = {},
): Promise<MadeCall[]> {
  const calls = serve(({ method }) => (method === 'GET' ? details(submitter) : report));
  await open(
    () => (
      <ImageDetails
        deck={{ has_speech: false }}
        word={shown}
        isTranslated
        isOwner={isOwner}
        onClose={() => undefined}
      />
    ),
    user,
  );
  if (shown.image_id !== null) await screen.findByText('CC0');
  return calls;
}
const reports = (calls: MadeCall[]) =>
  calls.filter(({ path }) => path.startsWith('/api/report_entry')).map(({ body }) => body);
const choices = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')!.textContent);

test('of somebody else’s word picture, names and sound can be reported, with a reason', async () => {
  const calls = await show(aSessionUser());
  await press('Report');
  expect(choices()).toEqual(['The picture', 'word 3', 'meaning 3', 'The sound']);
  await act(async () => screen.getByRole('radio', { name: 'word 3' }).click());
  await type('What is wrong with it?', 'Misspelt');
  await press('Send the report');
  expect(reports(calls)).toEqual([{ entry: 'translation', id: 3, reason: 'Misspelt', seen_in: word.deck_id }]);
  expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
});

test('the picture is what is reported unless something else is chosen', async () => {
  const calls = await show(aSessionUser());
  await press('Report');
  await press('Send the report');
  expect(reports(calls)).toEqual([{ entry: 'image', id: 3, reason: '', seen_in: word.deck_id }]);
});

test('one’s own picture is not offered', async () => {
  await show(aSessionUser({ username: 'olga' }), { submitter: 'olga' });
  await press('Report');
  expect(choices()).toEqual(['word 3', 'meaning 3', 'The sound']);
});

test('in one’s own deck only the picture of somebody else can be reported', async () => {
  const calls = await show(aSessionUser({ username: 'olga' }), { isOwner: true, submitter: 'piet' });
  await press('Report');
  expect(choices()).toEqual([]);
  await press('Send the report');
  expect(reports(calls)).toEqual([{ entry: 'image', id: 3, reason: '', seen_in: word.deck_id }]);
  cleanup();
  await show(aSessionUser({ username: 'olga' }), { isOwner: true, submitter: 'olga' });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('of a word without a picture what its owner wrote, and its sound, can be reported', async () => {
  const card = aWord({
    word_id: 5,
    image_id: null,
    target_translation_id: null,
    source_translation_id: null,
    sound_id: 8,
  });
  const calls = await show(aSessionUser(), { shown: card });
  expect(screen.getByRole('dialog', { name: 'Word details' })).toBeTruthy();
  await press('Report');
  expect(choices()).toEqual(['word 5 – meaning 5', 'The sound']);
  await type('What is wrong with it?', 'Rude');
  await press('Send the report');
  expect(reports(calls)).toEqual([{ entry: 'word', id: 5, reason: 'Rude', seen_in: card.deck_id }]);
  cleanup();
  await show(aSessionUser(), { shown: card, isOwner: true });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('what is reported is not offered again; with nothing left the button says so', async () => {
  const calls = await show(aSessionUser(), { shown: aWord({ word_id: 3, sound_id: 8, target_translation_id: null, source_translation: null, source_translation_id: null, image_id: 3 }) }); // prettier-ignore
  const left = [['The picture', 'word 3', 'The sound'], ['word 3', 'The sound'], []];
  for (const expected of left) {
    await press('Report');
    expect(choices()).toEqual(expected);
    await press('Send the report');
    expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
    await act(async () => screen.getAllByRole('button', { name: 'Close' }).at(-1)!.click());
  }
  await press('Reported');
  expect(screen.queryByRole('dialog', { name: 'Report' })).toBeNull();
  expect(reports(calls)).toHaveLength(3);
});

test('visitors are not offered it', async () => {
  await show(null);
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('what could not be sent says why, and can be sent again', async () => {
  await show(aSessionUser(), { report: refused(429, 'TOO_MANY') });
  await press('Report');
  await press('Send the report');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please wait a moment.'));
  expect(screen.getByRole('button', { name: 'Send the report' })).toBeTruthy();
});
