import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeckData } from '@lexiroom/contracts/decks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { studyQuery } from '../study-query.ts';
import { aStudy, aWord, deckData, type StudyOverrides } from '../study.fixture.ts';
import { localSettingsOf, useLocalSettings } from './local-settings.ts';
import { SettingsDialog } from './settings-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const { queryKey } = studyQuery({ type: 'deck', owner: 'olga', ids: ['12'] });
const words = [
  aWord({ word_id: 1, due_date: '2026-11-21', due_dates: { classic: '2026-11-21', fsrs: '2026-11-25' } }),
  aWord({ word_id: 2, due_date: '2026-11-22', due_dates: { classic: '2026-11-22', fsrs: '2026-11-22' } }),
];

/** What the server has of the deck, when it is read again. */
let stored = deckData();

/** The dialog over deck data of a cache, as on the page. */
async function settings(overrides: StudyOverrides = {}): Promise<() => DeckData> {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  stored = deckData({ words, ...overrides.data });
  cache.setQueryData(queryKey, stored);
  function Settings() {
    const { data } = useQuery({ queryKey, queryFn: () => stored, staleTime: Infinity });
    const { address, selection } = aStudy(overrides);
    const kept = useLocalSettings({ ...address, selection });
    return (
      data && (
        <SettingsDialog
          title="Deck settings"
          study={aStudy({ ...overrides, settings: kept, words: data.words, data: { ...data, ...viewer(overrides) } })}
          onClose={() => undefined}
        />
      )
    );
  }
  await show(Settings, '/deck/olga/12', cache);
  return () => cache.getQueryData<DeckData>(queryKey)!;
}
const viewer = ({ viewer: name }: StudyOverrides) =>
  name === undefined
    ? {}
    : { logged_in_user: name === null ? null : { username: name, role: 'learner' as const, is_admin: false } };
const choose = (count: number) => act(async () => screen.getByRole('radio', { name: String(count) }).click());
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement?.textContent;

const asTeacher = { logged_in_user: { username: 'olga', role: 'teacher' as const, is_admin: false } };

test('a teacher chooses a class of theirs for their own deck, or none', async () => {
  const { promise, resolve } = Promise.withResolvers<ServerAnswer>();
  serve(() => promise);
  await settings({ data: asTeacher });
  expect(screen.getByText('Fetching the classes...')).toBeTruthy();
  await act(async () => resolve({ body: [{ class_id: 3, class_name: '7b' }] }));
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Class' });
  expect([...select.options].map(({ text }) => text)).toEqual(['No class', '7b']);
  await act(async () => void fireEvent.change(select, { target: { value: '3' } }));
  expect(localStorage.getItem('deck-12-class')).toBe('3');
  await act(async () => void fireEvent.change(select, { target: { value: '' } }));
  expect(localStorage.getItem('deck-12-class')).toBeNull();
  const link = screen.getByRole('link', { name: 'Classes' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/classes', '_blank']);
});

test('classes that cannot be fetched say so, and are fetched again', async () => {
  serve(() => refused(500, 'SURPRISE'));
  await settings({ data: asTeacher });
  expect(await screen.findByText(/could not be loaded/, {}, { timeout: 10_000 })).toBeTruthy();
  serve(() => ({ body: [{ class_id: 3, class_name: '7b' }] }));
  await press('Try again');
  expect(await screen.findByRole('option', { name: '7b' })).toBeTruthy();
}, 15_000);

test('neither a learner nor a teacher in somebody else’s deck chooses a class', async () => {
  serve(() => 'no connection');
  await settings();
  expect(screen.queryByText('Classes')).toBeNull();
  cleanup();
  await settings({ data: { ...asTeacher, username: 'leo' } });
  expect(screen.queryByText('Classes')).toBeNull();
});

test('the option count of an own deck is shown at once and saved, as text', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  const data = await settings();
  await choose(2);
  expect(calls).toMatchObject([
    { method: 'PUT', path: '/api/option_count', body: { deck_id: 12, new_option_count: '2' } },
  ]);
  expect([data().option_count, chosen()]).toEqual([2, '2']);
});

test('when it cannot be saved the old count comes back, with words for it', async () => {
  serve(() => 'no connection');
  const data = await settings();
  await choose(2);
  expect(screen.getByRole('alert').textContent).toBe('Option change failed');
  expect([data().option_count, chosen()]).toEqual([4, '4']);
});

test('a newer choice cancels the older one, and a failure then brings back what was saved', async () => {
  const answers: ((said: ServerAnswer) => void)[] = [];
  const calls = serve(() => new Promise<ServerAnswer>((answer) => answers.push(answer)));
  const data = await settings();
  await choose(2);
  await choose(3);
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await act(async () => answers[0]!({ body: { done: true } }));
  expect(data().option_count).toBe(3);
  await act(async () => answers[1]!(refused(503, 'RETRY')));
  expect([data().option_count, screen.getByRole('alert').textContent]).toEqual([4, 'Option change failed']);
});

test('translations are hidden with the deck, and come back when that fails', async () => {
  let said: ServerAnswer = { body: { rev: 2 } };
  const calls = serve(() => said);
  const data = await settings();
  await act(async () => screen.getByRole('switch', { name: 'Show translations' }).click());
  expect(calls).toMatchObject([
    { method: 'PUT', path: '/api/edit_deck', body: { item_id: 12, show_translation: false } },
  ]);
  expect(data().show_translation).toBe(false);
  said = refused(500, 'SURPRISE');
  await act(async () => screen.getByRole('switch', { name: 'Show translations' }).click());
  expect([data().show_translation, screen.getByRole('alert').textContent]).toEqual([
    false,
    'Translation change failed',
  ]);
});

test('a deck has its own number of new words a day, or again that of the account', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  const data = await settings();
  const box = screen.getByLabelText<HTMLSelectElement>('New words a day');
  expect(box.selectedOptions[0]!.textContent).toBe('As in my settings');
  await act(async () => void fireEvent.change(box, { target: { value: '5' } }));
  expect(calls).toMatchObject([{ path: '/api/daily_new_words', body: { deck_id: 12, daily_new_words: 5 } }]);
  expect(data().daily_new_words).toBe(5);
  await act(async () => void fireEvent.change(box, { target: { value: '' } }));
  expect(calls.at(-1)).toMatchObject({ body: { deck_id: 12, daily_new_words: null } });
});

test('another scheduler is looked at before it is switched to; then its dates hold', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  const data = await settings();
  await act(async () => screen.getByRole('radio', { name: /^FSRS/ }).click());
  expect(calls).toEqual([]);
  expect(
    screen.getByText(/^1 of 2 words would be due on a different day\. Due today: 1 now, 0 after the change\.$/),
  ).toBeTruthy();
  const row = screen.getByRole('rowheader', { name: 'Nov 25' }).parentElement;
  expect(row?.textContent).toBe('Nov 2501');
  await press('Switch to FSRS');
  expect(calls).toMatchObject([{ path: '/api/scheduler', body: { deck_id: 12, scheduler: 'fsrs' } }]);
  expect(data().words.map(({ due_date }) => due_date)).toEqual(['2026-11-25', '2026-11-22']);
  expect(screen.queryByRole('button', { name: 'Switch to FSRS' })).toBeNull();
});

test('settings of somebody else’s deck stay in this browser, and nothing is sent', async () => {
  const calls = serve(() => 'no connection');
  const data = await settings({ viewer: 'leo' });
  await choose(3);
  expect([calls.length, data().option_count, chosen()]).toEqual([0, 4, '3']);
  expect(localSettingsOf({ type: 'deck', ids: ['12'], selection: undefined })).toEqual({ option_count: 3 });
  expect(screen.getByText('Saved in this browser, for this study only.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /FSRS/ })).toBeNull();
});

test('where there is no source language there are no translations to show', async () => {
  serve(() => 'no connection');
  await settings({ data: { source_language: null } });
  expect(screen.queryByRole('switch', { name: 'Show translations' })).toBeNull();
});

test.each(['olga', 'leo'])(
  'how words are asked is kept with the account of %s, whoever owns the deck',
  async (name) => {
    let said: ServerAnswer = { body: { done: true } };
    const calls = serve(({ body }) => {
      const { deck_ids: _ids, ...recall } = body as {
        deck_ids: number[];
        listening: boolean;
        typing: boolean;
        strict: boolean;
      };
      if (said !== 'no connection' && said.status === undefined)
        stored = { ...stored, recall: [{ deck_id: 12, ...recall }] };
      return said;
    });
    const data = await settings({ viewer: name });
    await act(async () => screen.getByRole('switch', { name: /^By typing/ }).click());
    const typing = { listening: false, typing: true, strict: false };
    expect(calls).toMatchObject([{ method: 'PUT', path: '/api/recall', body: { deck_ids: [12], ...typing } }]);
    expect(data().recall).toEqual([{ deck_id: 12, ...typing }]);
    await act(async () => screen.getByRole('radio', { name: 'Counts as wrong' }).click());
    expect(calls.at(-1)).toMatchObject({ body: { ...typing, strict: true } });
    said = refused(500, 'SURPRISE');
    await act(async () => screen.getByRole('switch', { name: /^By typing/ }).click());
    expect(screen.getByRole('alert').textContent).toBe('How words are asked could not be changed');
    expect(data().recall).toEqual([{ deck_id: 12, ...typing, strict: true }]);
    // Nothing here can be heard.
    expect(screen.queryByRole('switch', { name: /^By listening/ })).toBeNull();
  },
);

test('how a visitor is asked stays in this browser', async () => {
  const calls = serve(() => 'no connection');
  await settings({ viewer: null, ids: ['77'] });
  await act(async () => screen.getByRole('switch', { name: /^By typing/ }).click());
  expect(calls).toEqual([]);
  expect(localSettingsOf({ type: 'deck', ids: ['77'], selection: undefined })).toEqual({
    recall: [{ deck_id: 12, listening: false, typing: true, strict: false }],
  });
});
