import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { aSentence } from '../../sentences.fixture.ts';
import { openWriting, saved, savedFrom, typeInto } from './written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const theirs = (overrides = {}) => aSentence({ target_translation: 'Theirs.', rev: 5, ...overrides });

test('a text that changed elsewhere while it was edited here is not overwritten, though this tab has seen it', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()], { 'PUT /sentence_translation': savedFrom(5) });
  await press('Edit: Sentence 1');
  await typeInto('Mine.');
  elsewhere([theirs()]);
  await readAnew();
  await press('Confirm');
  expect(await screen.findByText('This was changed elsewhere in the meantime. You wrote:')).toBeTruthy();
  expect([screen.getByText('Theirs.'), screen.getByText('Mine.')]).toHaveLength(2);
  expect(made()).toEqual([['PUT /sentence_translation', { sentence_id: 1, translation_type: 'target', translation: 'Mine.', rev: 1 }]]); // prettier-ignore
});

test('one’s own change of the same text, and of another of the sentence, is none from elsewhere', async () => {
  const { elsewhere, readAnew, made } = await openWriting([aSentence()], {
    'PUT /sentence_translation': () => saved(),
  });
  await press('Edit: Sentence 1');
  await typeInto('One.');
  await press('Confirm');
  await press('Edit: Sentence 1');
  await typeInto('Two.');
  elsewhere([aSentence({ target_translation: 'One.', rev: 7 })]);
  await readAnew();
  await press('Confirm');
  await waitFor(() => expect(made().map(([, body]) => body)).toMatchObject([{ rev: 1 }, { rev: 7 }]));
});
