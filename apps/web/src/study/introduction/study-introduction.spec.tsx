import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { studyStateOf } from '../study-address.ts';
import { aStudy, aWord, deckData, type StudyOverrides } from '../study.fixture.ts';
import { StudyIntroduction } from './study-introduction.tsx';

beforeAll(giveDialogs);
beforeEach(
  () => void serve(() => ({ status: 401, body: { errDesc: 'You are not logged in', code: 'NOT_LOGGED_IN' } })),
);
afterEach(cleanup);

/** Stands where the way to the sentences would. */
const SentencesButton = () => <button>Sentences (2)</button>;
const words = [1, 2, 3, 4, 5].map((word_id) => aWord({ word_id }));
const introduction = (overrides: StudyOverrides = {}) => {
  const study = aStudy({ words, ...overrides });
  return show(
    () => <StudyIntroduction study={study} SentencesButton={SentencesButton} />,
    study.address.path + study.address.query,
  );
};
const ways = ['Study', 'Revise', 'Revise, shuffled', 'Test', 'Play'];

test.each([
  ['Study', '/deck/olga/12/study'],
  ['Revise', '/deck/olga/12/revise'],
  ['Revise, shuffled', '/deck/olga/12/revise-shuffle'],
  ['Test', '/deck/olga/12/test'],
  ['Play', '/deck/olga/12/game-selection'],
])('%s leads to %s', async (name, address) => {
  await introduction();
  await press(name);
  expect(currentAddress().href).toBe(address);
});

test('A9 decks of several sources that are opened together name each of them', async () => {
  const mixed = words.map((word, index) => ({
    ...word,
    source_language: index < 2 ? ('german' as const) : word.source_language,
  }));
  await introduction({ words: mixed });
  expect(screen.getByText(/^Japanese from/).textContent).toBe('Japanese from German and English (UK)');
});

test('the level of a deck stands before its languages', async () => {
  await introduction({ data: { level: 'A1.2' } });
  expect(screen.getByText(/Japanese from/).textContent).toBe('Level A1.2 Japanese from English (UK)');
});

test('without words every way is closed and says why', async () => {
  await introduction({ words: [] });
  for (const name of ways) expect(button(name).disabled).toBe(true);
  const reason = document.getElementById(button('Study').getAttribute('aria-describedby')!);
  expect(reason?.textContent).toBe('This study has no words');
});

test('words without pictures are not asked, until some of them are selected', async () => {
  const plain = words.map((word) => ({ ...word, image_path: null }));
  await introduction({ words: plain });
  expect(button('Study').disabled).toBe(true);
  cleanup();
  await introduction({ words: plain, selection: { word_ids: [2], isFromSchedule: false } });
  expect(button('Study').disabled).toBe(false);
});

test('the way to the sentences stands among the ways to study', async () => {
  await introduction();
  const section = within(screen.getByRole('region', { name: 'Ways to study' }));
  expect(section.getByRole('button', { name: 'Sentences (2)' })).toBeTruthy();
});

test('fewer than four words are too few for Live, which says so', async () => {
  await introduction({ words: words.slice(0, 3) });
  const live = button('Live');
  expect(live.disabled).toBe(true);
  expect(document.getElementById(live.getAttribute('aria-describedby')!)?.textContent).toBe(
    'At least 4 words required',
  );
});

test('Live takes the selected words along', async () => {
  await introduction({ selection: { word_ids: [1, 2, 3, 4], isFromSchedule: false } });
  const live = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Live' }).href);
  expect(live.searchParams.get('next')).toBe('/live?id=12&word_id=1,2,3,4&deckUrl=%2Fdeck%2Folga%2Fsearch%3Fid%3D12');
});

test('a visitor is told to log in, and comes back to where they were', async () => {
  await introduction({ viewer: null, ids: ['12', '13'] });
  const login = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Login to save your progress' }).href);
  expect([login.pathname, login.searchParams.get('next')]).toEqual(['/login', '/deck/olga/search?id=12&id=13']);
});

test.each([
  ['one deck', ['12'], 'Clone this deck to save your scores'],
  ['several decks', ['12', '13'], 'Clone these decks to save your scores'],
])('whoever looks at %s of somebody else is offered to clone', async (_, ids, offer) => {
  await introduction({ viewer: 'leo', ids });
  expect(button(offer)).toBeTruthy();
  expect(screen.queryByText('Login to save your progress')).toBeNull();
});

test('a student with whom the deck is shared has a schedule in it, and need not clone it', async () => {
  await introduction({ viewer: 'leo', data: { calendar: deckData().calendar } });
  expect(screen.queryByText('Clone this deck to save your scores')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Statistics' })).toBeTruthy();
  expect(screen.getByText(/^Select the \d+ words due today/)).toBeTruthy();
  // Pins are the owner's.
  expect(screen.queryAllByRole('button', { name: /^Pin / })).toEqual([]);
});

test('where only some of the decks are shared with them, the others are offered to clone', async () => {
  const [first, ...rest] = words;
  const mixed = [{ ...first!, due_date: null, due_dates: null }, ...rest];
  await introduction({ viewer: 'leo', ids: ['12', '13'], words: mixed, data: { calendar: deckData().calendar } });
  expect(button('Clone these decks to save your scores')).toBeTruthy();
});

test('the owner is told which duplicates were left out', async () => {
  await introduction({ data: { duplicates: ['犬', '猫', '犬'] } });
  expect(screen.getByText(/^Excluded duplicates:/).textContent).toBe('Excluded duplicates: 犬, 猫');
});

test('the owner selects what is due with one click', async () => {
  const withDueDates = words.map((word) => ({ ...word, due_date: word.word_id % 2 ? '2026-11-20' : '2026-11-22' }));
  await introduction({ words: withDueDates });
  await press('Select the 3 words due today');
  expect(studyStateOf(currentAddress()).selection).toEqual({ word_ids: [1, 3, 5], isFromSchedule: true });
});

test('when nothing is due the owner is done for today; others have no schedule', async () => {
  const later = words.map((word) => ({ ...word, due_date: '2026-11-22' }));
  await introduction({ words: later });
  expect(screen.getByText('Done for today!')).toBeTruthy();
  cleanup();
  await introduction({ viewer: 'leo' });
  expect(screen.queryByText('Done for today!')).toBeNull();
  expect(screen.queryByText(/words? due/)).toBeNull();
});

test('of what was taken from the schedule it says what is left; when that is nothing, the owner is done for today', async () => {
  const selection = { word_ids: [1, 2, 3], isFromSchedule: true };
  const answered = words.map((word) => (word.word_id < 3 ? { ...word, due_date: '2026-11-22' } : word));
  await introduction({ words: answered, selection });
  expect(screen.getByText('1 word due')).toBeTruthy();
  cleanup();
  await introduction({ words: words.map((word) => ({ ...word, due_date: '2026-11-22' })), selection });
  expect(screen.getByText('Done for today!')).toBeTruthy();
  await press('Back to all words');
  expect(studyStateOf(currentAddress()).selection).toBeUndefined();
});

test('a custom study says so, lists its words only, and the cross brings all words back', async () => {
  await introduction({ selection: { word_ids: [4, 2], isFromSchedule: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wild animals Custom study');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  await press('Back to all words');
  expect(studyStateOf(currentAddress()).selection).toBeUndefined();
});

test('marked words become a selection in the order of the deck', async () => {
  await introduction();
  await press('word 4');
  await press('word 1');
  expect(button('word 4').getAttribute('aria-pressed')).toBe('true');
  await press('Study these');
  expect(studyStateOf(currentAddress()).selection).toEqual({ word_ids: [1, 4], isFromSchedule: false });
});

test('marks can be taken away at once', async () => {
  await introduction();
  await press('word 4');
  await press('Clear the selection');
  expect(button('word 4').getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Study these' })).toBeNull();
});

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

test('sorting changes the list, and stays for the session', async () => {
  await introduction();
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'newest' } });
  expect(shown()).toEqual(['word 5', 'word 4', 'word 3', 'word 2', 'word 1']);
  cleanup();
  await introduction();
  expect(shown()[0]).toBe('word 5');
});

test('what was copied is told for a moment, and that it could not be', async () => {
  let copied = '';
  const clipboard = { writeText: async (text: string) => Promise.resolve(void (copied = text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await introduction({ words: words.slice(0, 1) });
  await press('Copy the words');
  expect([copied, screen.queryByText('Copied 1 word') !== null]).toEqual(['word 1\tmeaning 1', true]);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await press('Copy the words');
  expect(screen.getByText('Failed to copy')).toBeTruthy();
});

test('translations that are not shown are neither listed nor copied', async () => {
  await introduction({ data: { show_translation: false } });
  expect(screen.queryByText('meaning 1')).toBeNull();
  cleanup();
  await introduction({ words: [aWord({ source_translation: null })] });
  expect(screen.getByText('No translation')).toBeTruthy();
});

test.each([
  ['deck', undefined, 'Deck settings'],
  ['category', undefined, 'Category settings'],
  ['deck', { word_ids: [1], isFromSchedule: false }, 'Special study settings'],
] as const)('the settings of a %s (selection: %j) are called "%s"', async (type, selection, title) => {
  await introduction({ type, ...(selection ? { selection } : {}) });
  expect(button(title)).toBeTruthy();
});

test('only the owner of a single deck gives it a cover, and only the owner pins', async () => {
  await introduction();
  expect(button('Deck cover')).toBeTruthy();
  expect(button('Pin word 1')).toBeTruthy();
  cleanup();
  await introduction({ ids: ['12', '13'] });
  expect(screen.queryByRole('button', { name: 'Deck cover' })).toBeNull();
  cleanup();
  await introduction({ viewer: 'leo' });
  expect(screen.queryByRole('button', { name: 'Pin word 1' })).toBeNull();
});
