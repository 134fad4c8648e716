import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { SessionUser } from '@lexiroom/contracts/accounts';
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
}

/** The details of a word, to this user; `submitter`: who added its picture. */
async function show(
  user: SessionUser | null,
  { isOwner = false, submitter = null, report = { body: { done: true } } }: Given = {},
): Promise<MadeCall[]> {
  const calls = serve(({ method }) => (method === 'GET' ? details(submitter) : report));
  await open(
    () => (
      <ImageDetails deck={{ has_speech: false }} word={word} isTranslated isOwner={isOwner} onClose={() => undefined} />
    ),
    user,
  );
  await screen.findByText('CC0');
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
  expect(reports(calls)).toEqual([{ entry: 'translation', id: 3, reason: 'Misspelt' }]);
  expect(await screen.findByText('Thank you. An admin will look at it.')).toBeTruthy();
});

test('the picture is what is reported unless something else is chosen', async () => {
  const calls = await show(aSessionUser());
  await press('Report');
  await press('Send the report');
  expect(reports(calls)).toEqual([{ entry: 'image', id: 3, reason: '' }]);
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
  expect(reports(calls)).toEqual([{ entry: 'image', id: 3, reason: '' }]);
  cleanup();
  await show(aSessionUser({ username: 'olga' }), { isOwner: true, submitter: 'olga' });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
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
