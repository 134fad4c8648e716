import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ClassForgetting, ClassLearned } from '@lexiroom/contracts/classes';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type MadeCall, serve } from '../../api/server.fixture.ts';
import { currentAddress, Navigation } from '../../navigation/index.ts';
import { chosenClassOf } from '../../study/class/chosen-class.ts';
import {
  aClassWord,
  aStudent,
  classStatistics,
  today,
} from '../../study/statistics/students/class-statistics.fixture.ts';
import { ProgressSection } from './progress-section.tsx';

beforeEach(() => {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(cleanup);

const texts = ['uno', 'dos', 'tres', 'cuatro'];
const numbers = { words: 10, answered: 4, long_term: 1, due: 9, unsuccessful: 2 };
const learned: ClassLearned = {
  ...numbers,
  recent: { answers: 8, right_answers: 7 },
  decks: [
    { deck_id: 12, deck_name: 'Unit 1', is_shared: true, ...numbers },
    { deck_id: 13, deck_name: 'Unit 2', is_shared: false, ...numbers, answered: 0 },
  ],
};
const forgotten = (count: number): ClassForgetting => ({
  today,
  decks: learned.decks,
  count: 30,
  words: texts.slice(0, count).map((text, place) => ({
    ...aClassWord(place + 1, text),
    deck_id: place === 0 ? 13 : 12,
    overdue_days: [9, 1, 0, -3][place]!,
    answers: 4,
    right_answers: [4, 2, 4, 1][place]!,
    last_day: today - 12,
  })),
});
const statistics = classStatistics(texts, [aStudent(1, 'Ada', [[4, 4], [2, 4], [4, 4], [1, 4]])]); // prettier-ignore

function show(count = 4, answered = learned, forgetting = forgotten(count)): MadeCall[] {
  const calls = serve(({ path }) => {
    if (path.startsWith('/api/class_learned')) return { body: answered };
    return { body: path.startsWith('/api/class_forgetting') ? forgetting : statistics };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <Navigation pages={[]}>
          <ProgressSection class_id={5} owner="olga" />
        </Navigation>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const itemsIn = (of: Awaited<ReturnType<typeof panel>>) =>
  of.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what the class has learned stands there in numbers, and deck by deck', async () => {
  show();
  const of = await panel('What this class has learned');
  expect(of.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4 / 10', '1', '9', '87%']);
  expect(of.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Deck', 'Words answered', 'Long-term', 'Due now', 'Difficult words'],
    ['Unit 1', '4 of 10', '1', '9', '2'],
    ['Unit 2not shared', '0 of 10', '1', '9', '2'],
  ]);
});

test('each forgotten word says why it is there, in the order that the server tells', async () => {
  show();
  const of = await panel('What this class is forgetting');
  await of.findByText('4 of 30 words');
  expect(itemsIn(of)).toEqual([
    'uno9 days overdue100% right (4 of 4)',
    'dos1 day overdue50% right (2 of 4)',
    'tresdue today100% right (4 of 4)',
    'cuatronot due yet, but answered wrong25% right (1 of 4)',
  ]);
});

test('N words of the chosen decks are asked for', async () => {
  const calls = show();
  const of = await panel('What this class is forgetting');
  fireEvent.change(of.getByRole('combobox', { name: 'How many words' }), { target: { value: '40' } });
  fireEvent.click(of.getByRole('checkbox', { name: 'Unit 2', hidden: true }));
  await of.findByText('1 deck');
  const asked = calls.map(({ path }) => path).filter((path) => path.includes('forgetting'));
  expect(asked).toEqual([
    '/api/class_forgetting/5?n=20',
    '/api/class_forgetting/5?n=40',
    '/api/class_forgetting/5?id=13&n=40',
  ]);
});

test('one press makes them a custom study of their decks, with the class chosen', async () => {
  show();
  const of = await panel('What this class is forgetting');
  fireEvent.click(await of.findByRole('button', { name: 'Ask the class these words' }));
  const { pathname, search, state } = currentAddress();
  expect(pathname + search).toBe('/deck/olga/search?id=13&id=12');
  expect(state).toEqual({ selection: { word_ids: [1, 2, 3, 4], isFromSchedule: false } });
  expect(chosenClassOf({ type: 'deck', ids: ['13', '12'] })).toEqual({ class_id: 5, isGone: false });
});

test('or a Quick Pick of the class with these words', async () => {
  show();
  const of = await panel('What this class is forgetting');
  fireEvent.click(await of.findByRole('button', { name: 'Quick Pick' }));
  const { pathname, search, state } = currentAddress();
  expect(pathname + search).toBe('/deck/olga/search/quick-pick?id=13&id=12');
  expect(state).toEqual({ selection: { word_ids: [1, 2, 3, 4], isFromSchedule: false } });
  expect(chosenClassOf({ type: 'deck', ids: ['13', '12'] })).toEqual({ class_id: 5, isGone: false });
});

test('or a live quiz with these words; with fewer than four it says why not', async () => {
  show();
  const of = await panel('What this class is forgetting');
  const quiz = await of.findByRole('link', { name: 'Live quiz' });
  expect(quiz.getAttribute('href')).toBe(
    '/live?id=13&id=12&word_id=1,2,3,4&deckUrl=%2Fdeck%2Folga%2Fsearch%3Fid%3D13%26id%3D12&class_id=5',
  );
  cleanup();
  show(3);
  const few = await panel('What this class is forgetting');
  const disabled = await few.findByRole('button', { name: 'Live quiz' });
  expect(disabled).toHaveProperty('disabled', true);
  expect(disabled.parentElement?.title).toBe('At least 4 words required');
});

test('words of two target languages are asked and quizzed language by language', async () => {
  const forgetting = forgotten(4);
  const french = forgetting.words.map((word) => ({
    ...word,
    word_id: word.word_id + 4,
    target_language: 'french' as const,
  }));
  show(4, learned, { ...forgetting, words: [...forgetting.words, ...french] });
  const of = await panel('What this class is forgetting');
  const spanish = await of.findByRole('link', { name: 'Live quiz: Spanish' });
  expect(spanish.getAttribute('href')).toContain('&word_id=1,2,3,4&');
  const other = of.getByRole('link', { name: 'Live quiz: French' });
  expect(other.getAttribute('href')).toContain('&word_id=5,6,7,8&');
  fireEvent.click(of.getByRole('button', { name: 'Ask the class these words: French' }));
  expect(currentAddress().state).toEqual({ selection: { word_ids: [5, 6, 7, 8], isFromSchedule: false } });
});

const quizzes = async () =>
  (await screen.findByRole('link', { name: 'Live quizzes of this class' })).getAttribute('href');

test('its live quizzes so far are found beside its progress, and before anything was answered as well', async () => {
  show();
  expect(await quizzes()).toBe('/live/class/5');
  cleanup();
  show(0, { ...learned, words: 0, decks: [] });
  await screen.findByText('This class has no answers yet');
  expect(await quizzes()).toBe('/live/class/5');
});

test('unsuccessful words are those below 80 %, the worst first, and no student is read for them', async () => {
  const calls = show();
  expect(itemsIn(await panel('Unsuccessful words'))).toEqual(['cuatro25%1 of 4', 'dos50%2 of 4']);
  const asked = calls.map(({ path }) => path).filter((path) => path.includes('class_statistics'));
  expect(asked).toEqual(['/api/class_statistics/5?students=none']);
});

test('the same words are offered to be asked but once', async () => {
  show();
  const failing = await panel('Unsuccessful words');
  expect(failing.getByRole('button', { name: 'Ask the class these words' })).toBeTruthy();
  cleanup();
  const words = forgotten(4).words.filter(({ target_translation }) => /dos|cuatro/.test(target_translation));
  show(4, learned, { ...forgotten(4), count: 2, words });
  expect(await (await panel('Unsuccessful words')).findByText('The same words as above.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Ask the class these words' })).toHaveLength(1);
});
