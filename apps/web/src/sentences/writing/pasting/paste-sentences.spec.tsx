import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { press, type } from '../../../page/screen.fixture.tsx';
import { aSentence } from '../../sentences.fixture.ts';
import { openWriting } from '../store/written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const box = 'One sentence a line';
const failed = 'These sentences could not be added. Nothing of them is lost.';
const withSound = { sound_id: 3, sound_path: '/media/sounds/3.mp3' };

test('a list whose reply was lost is sent again under the same id, and stands there once', async () => {
  let isLost = true;
  const uno = aSentence({ sentence_id: 2, target_translation: 'Uno.', ...withSound });
  const { made, elsewhere, readAnew } = await openWriting([], {
    'POST /sentence': () => (isLost ? 'no connection' : { status: 201, body: [uno] }),
  });
  await press('Paste a list');
  await type(box, 'Uno.');
  await press('Add 1 sentence');
  expect(await screen.findByText(failed)).toBeTruthy();
  // It was made all the same, and read meanwhile.
  elsewhere([uno]);
  await readAnew();
  isLost = false;
  await press('Add 1 sentence');
  await waitFor(() => expect(screen.queryByLabelText(box)).toBeNull());
  const ids = made().map(([, body]) => (body as { command_id: string }).command_id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(screen.getAllByRole('button', { name: /^Sentence \d: Uno\.$/ })).toHaveLength(1);
});

test('another list is another command', async () => {
  const { made } = await openWriting([], { 'POST /sentence': () => 'no connection' });
  await press('Paste a list');
  for (const list of ['Uno.', 'Uno.\nDos.']) {
    await type(box, list);
    await press(/^Add \d sentence/);
    expect(await screen.findByText(failed)).toBeTruthy();
  }
  const ids = made().map(([, body]) => (body as { command_id: string }).command_id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});
