import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { aStudy, aWord } from '../study.fixture.ts';
import { WordList } from './word-list.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const words = [
  aWord({ word_id: 1, note: 'irregular', example: 'いぬです。', example_translation: 'It is a dog.' }),
  aWord({ word_id: 2, image_id: null, note: 'no picture' }),
  aWord({ word_id: 3, image_id: null }),
];
async function list() {
  serve(() => ({ body: [{ artist_name: null, image_license: 'CC0', reference_link: null, submitted_by: null }] }));
  const study = aStudy({ words });
  await open(() => (
    <WordList study={study} words={words} sort="deck_order" sentenceLinks={new Map()} onSelect={() => undefined} />
  ));
}

test('the details of a picture tell note and example of its word', async () => {
  await list();
  await press('Image details: word 1');
  const details = await screen.findByRole('dialog', { name: 'Image details' });
  expect(details.querySelector('dl')?.textContent).toBe('NoteirregularExampleいぬです。It is a dog.');
  expect(screen.getByText('いぬです。').lang).toBe('ja');
});

test('a word without a picture has details where something is told of it', async () => {
  await list();
  await press('Word details: word 2');
  expect((await screen.findByRole('dialog', { name: 'Word details' })).textContent).toContain('no picture');
  expect(screen.queryByRole('button', { name: /: word 3$/ })).toBeNull();
});
