import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aStudy, aWord, type StudyOverrides } from '../study.fixture.ts';
import { TypingOffer } from './typing-offer.tsx';

afterEach(cleanup);

const rightOn = (local_day: string) => ({
  is_correct: true,
  answer_date: 0,
  local_day,
  class_id: null,
  student_id: null,
  student_name: null,
});
const known = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aWord({ word_id: place + 1, answers: [rightOn('2026-11-10'), rightOn('2026-11-12')] }),
  );
const offer = (overrides: StudyOverrides) =>
  show(() => <TypingOffer study={aStudy(overrides)} />, '/deck/olga/12', new QueryClient());

test('who knows enough words of a deck is asked whether to type them, and says yes', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  await offer({ words: [...known(6), aWord({ word_id: 9 })] });
  expect(screen.getByText('You know 6 words well. Type them next time?')).toBeTruthy();
  await press('Type them');
  expect(calls).toMatchObject([{ path: '/api/recall', body: { deck_ids: [12], typing: true, listening: false } }]);
  expect(screen.getByText(/^You will type them from now on/)).toBeTruthy();
});

test('who says no has chosen as well', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  await offer({ words: known(6) });
  await press('No, thanks');
  expect(calls).toMatchObject([{ path: '/api/recall', body: { deck_ids: [12], typing: false } }]);
});

test.each<[string, StudyOverrides]>([
  ['few words are known', { words: known(4) }],
  [
    'it was chosen for the deck before',
    {
      words: known(6),
      data: { recall: [{ deck_id: 12, listening: false, typing: false, strict: false }] },
    },
  ],
  ['a class is studied with', { words: known(6), class_id: 3 }],
  ['nobody remembers answers', { words: known(6), viewer: null }],
])('nothing is offered where %s', async (_, overrides) => {
  serve(() => 'no connection');
  await offer(overrides);
  expect(screen.queryByRole('button')).toBeNull();
});
