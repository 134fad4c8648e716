import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type MadeCall, type ServerAnswer, refused, serve } from '../api/server.fixture.ts';
import { Navigation } from '../navigation/index.ts';
import { open, press } from '../page/screen.fixture.tsx';
import { DeckChooser } from './deck-chooser.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

let id = 1;
const deck = (item_name: string, level: string | null): DeckResult => ({
  item_id: id++,
  item_name,
  level,
  owner: 'lexiroom',
  image_path: null,
  word_count: 12,
  sentence_count: 0,
  target_language: 'german',
  source_language: 'english_uk',
});
const german = [deck('Farben', 'A1.1'), deck('Tiere', null), deck('Monate', 'A1.2'), deck('Familie', 'A1.1')];

const Shown = () => (
  <Navigation pages={[]}>
    <DeckChooser heading="h2" />
  </Navigation>
);
async function show(target: string, answer: ServerAnswer = { body: german }): Promise<MadeCall[]> {
  localStorage.setItem('search_target_language', target);
  const calls = serve(() => answer);
  await open(Shown);
  return calls;
}
/** The level and topics of each part of the page. */
const levels = () =>
  screen
    .queryAllByRole('region')
    .map((part) => [
      within(part).getByRole('heading').textContent,
      ...within(part).getAllByRole('link').map(({ textContent }) => /^\p{L}+?(?=Level|German)/u.exec(textContent)![0]),
    ]); // prettier-ignore
const choices = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')!.textContent);

test('ready decks stand by level, the easiest first, those without one last', async () => {
  await show('german');
  expect(levels()).toEqual([
    ['Level A1.1', 'Farben', 'Familie'],
    ['Level A1.2', 'Monate'],
    ['More topics', 'Tiere'],
  ]);
});

test('one level can be chosen, and all again', async () => {
  await show('german');
  expect(choices()).toEqual(['All', 'A1.1', 'A1.2', 'More topics']);
  await act(async () => screen.getByRole('radio', { name: 'A1.2' }).click());
  expect(levels()).toEqual([['Level A1.2', 'Monate']]);
  await act(async () => screen.getByRole('radio', { name: 'More topics' }).click());
  expect(levels()).toEqual([['More topics', 'Tiere']]);
  await act(async () => screen.getByRole('radio', { name: 'All' }).click());
  expect(levels()).toHaveLength(3);
});

test('a level that the next language lacks shows all of it', async () => {
  await show('german');
  await act(async () => screen.getByRole('radio', { name: 'A1.2' }).click());
  serve(() => ({ body: german.filter(({ level }) => level !== 'A1.2') }));
  await act(
    async () => void fireEvent.change(screen.getByLabelText('I teach or learn'), { target: { value: 'french' } }),
  );
  expect(levels().map(([heading]) => heading)).toEqual(['Level A1.1', 'More topics']);
});

test('decks of one level need no choice of it', async () => {
  await show('german', { body: [german[1]] });
  expect(choices()).toEqual([]);
  expect(screen.getByRole('link', { name: /Tiere/ }).textContent).not.toContain('Level');
});

test('as long as no language is chosen, all are offered, and one press shows its decks', async () => {
  const calls = await show('All');
  expect(calls.filter(({ path }) => path.includes('topic_decks'))).toEqual([]);
  const languages = within(screen.getByRole('region', { name: 'Choose the language you teach or learn' }));
  expect(languages.getAllByRole('button')).toHaveLength(54);
  await press('German');
  expect(calls.at(-1)?.path).toBe('/api/topic_decks?target_language=german');
  expect(levels()).toHaveLength(3);
  expect(screen.getByLabelText<HTMLSelectElement>('I teach or learn').value).toBe('german');
});

test('where nothing is taught from a language, one press leads to what is taught from any', async () => {
  localStorage.setItem('search_source_language', 'thai');
  const calls = await show('german', { body: [] });
  expect(await screen.findByText('No decks here yet')).toBeTruthy();
  await press('Learn from any language');
  expect(calls.at(-1)?.path).toBe('/api/topic_decks?target_language=german');
  expect(screen.queryByRole('button', { name: 'Learn from any language' })).toBeNull();
});

test('what does not come can be tried again', async () => {
  await show('german', refused(429, 'TOO_MANY'));
  serve(() => ({ body: german }));
  await press('Retry');
  expect(levels()).toHaveLength(3);
});
