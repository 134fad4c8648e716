import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { JoinedClassDecks } from '@lexiroom/contracts/classes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { MyClasses } from './my-classes.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const joined: JoinedClassDecks = {
  class_id: 7,
  class_name: '7b',
  teacher: 'olga',
  student_name: 'Ada',
  decks: [],
  stories: [],
};

test('stories that are shared stand beside the decks, and lead to their pages', async () => {
  const story = { item_id: 9, item_name: 'The dog', owner: 'olga', story_language: 'english_uk' } as const;
  await show(() => <MyClasses classes={[{ ...joined, stories: [story] }]} />, '/user/ada');
  const link = within(screen.getByRole('list', { name: 'Stories' })).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['The dogEnglish (UK)', '/story/olga/9?id=9']);
  expect(screen.queryByText('Nothing is shared with this class yet.')).toBeNull();
});

test('a student who leaves is asked first, and told what stays', async () => {
  const calls = serve(() => ({ body: { done: true, undo: null } }));
  await show(() => <MyClasses classes={[joined]} />, '/user/ada');
  await press('Leave 7b');
  const question = within(screen.getByRole('dialog', { name: /^Leave\b.*7b/ }));
  expect(question.getByText(/You and your teacher keep your answers/)).toBeTruthy();
  expect(question.getByText(/To come back you need the class code/)).toBeTruthy();
  await press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
  await press('Leave 7b');
  await press('Leave the class');
  await waitFor(() => expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([['DELETE', '/api/class_link', { class_id: 7 }]])); // prettier-ignore
});

test('who only waits to be let in is asked whether to ask no longer', async () => {
  serve(() => ({ body: { done: true, undo: null } }));
  await show(() => <MyClasses classes={[{ ...joined, student_name: null }]} />, '/user/ada');
  await press('Cancel the request: 7b');
  expect(screen.getByRole('dialog', { name: 'Cancel your request to join?' })).toBeTruthy();
});
