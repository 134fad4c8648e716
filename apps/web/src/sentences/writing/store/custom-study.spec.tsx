import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import { aSessionUser } from '../../../session/session-user.fixture.ts';
import type { StudyOverrides } from '../../../study/study.fixture.ts';
import { aSentence } from '../../sentences.fixture.ts';
import { openUnsentTexts } from './unsent-texts.ts';
import { openWriting, saved, typeInto } from './written-sentences.fixture.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const two = [aSentence(), aSentence({ sentence_id: 2, deck_id: 13, target_translation: 'Two.' })];

test.each<[string, StudyOverrides]>([
  ['two decks', { ids: ['12', '13'] }],
  ['a category', { type: 'category', data: { studyDeckIds: [12, 13] } }],
  ['a selection of words', { selection: { word_ids: [1], isFromSchedule: false } }],
])('of %s the sentences are listed and edited, and none is added', async (_, study) => {
  const { made } = await openWriting(two, { 'PUT /sentence_translation': () => saved() }, study);
  expect(screen.getByText('Cannot add in a custom study')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add (sentence|more)|^Paste/ })).toBeNull();
  await press('Edit: Sentence 2');
  await typeInto('Zwei.', 'Sentence 2');
  await press('Confirm');
  await waitFor(() => expect(made()).toMatchObject([['PUT /sentence_translation', { sentence_id: 2, translation: 'Zwei.' }]])); // prettier-ignore
});

test('a text that was not sent waits with its own deck', async () => {
  await openWriting(two, { 'PUT /sentence_translation': () => 'no connection' }, { ids: ['12', '13'] });
  await press('Edit: Sentence 2');
  await typeInto('Zwei.', 'Sentence 2');
  await press('Confirm');
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
  const { user_id } = aSessionUser();
  expect(openUnsentTexts(user_id, [12]).read()).toEqual([]);
  expect(openUnsentTexts(user_id, [13]).read()).toMatchObject([{ deck_id: 13, translation: 'Zwei.' }]);
});

const rows = () => document.querySelectorAll('[data-sentence]').length;

test('of many decks a hundred sentences are drawn at a time', async () => {
  const many = Array.from({ length: 120 }, (_, place) => aSentence({ sentence_id: place + 1 }));
  await openWriting(many, {}, { ids: ['12', '13'] });
  expect(rows()).toBe(100);
  await press('Show more');
  expect([rows(), screen.queryByText('Show more')]).toEqual([120, null]);
  expect(button('Edit: Sentence 120')).toBeTruthy();
});
