import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Calendar } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { act, cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { aStudy, type StudyOverrides } from '../../study/study.fixture.ts';
import { aHighlight, aSentence } from '../sentences.fixture.ts';
import { SentencesPage } from './sentences-page.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const highlighted = { target_highlights: [aHighlight('The cat sleeps.', 'cat')] };
const three = [aSentence(), aSentence({ sentence_id: 2, ...highlighted }), aSentence({ sentence_id: 3 })];

async function sentences(
  list: readonly DeckSentence[],
  overrides: StudyOverrides = {},
  calendar: Calendar | null = null,
) {
  const study = aStudy({ type: 'category', ...overrides });
  serve(() => ({ body: { sentences: list, calendar } }));
  await show(() => <SentencesPage study={study} />, `${study.address.path}/sentences`);
}

test('it says whose sentences these are and how many', async () => {
  await sentences(three);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('At home');
  expect(screen.getByRole('status').textContent).toBe('3 sentences');
});

test.each([
  ['Revise', 'sentence-revise'],
  ['Revise, shuffled', 'sentence-revise?shuffle=true'],
  ['Fill the blanks', 'fill-the-blanks'],
  ['Fill the blanks, shuffled', 'fill-the-blanks?shuffle=true'],
  ['Sentence Scramble', 'sentence-scramble'],
  ['Sentence Scramble, shuffled', 'sentence-scramble?shuffle=true'],
])('%s leads to %s', async (name, view) => {
  await sentences(three);
  await press(name);
  expect(currentAddress().href).toBe(`/category/olga/12/${view}`);
});

test('sentences are chosen by a press, which is kept in the history, and discarded together', async () => {
  await sentences(three);
  const [first] = screen.getAllByRole('button', { name: 'The cat sleeps.' });
  await act(async () => first!.click());
  expect(await screen.findByText('1 selected sentence')).toBeTruthy();
  expect(currentAddress().state).toEqual({ sentence_ids: [1] });
  expect(first!.getAttribute('aria-pressed')).toBe('true');
  await press('Discard selected');
  expect(screen.getByRole('status').textContent).toBe('3 sentences');
  expect(currentAddress().state).toEqual({});
});

test('a way without a sentence for it is closed; the owner is told what blanks need', async () => {
  await sentences([aSentence({ target_translation: 'Cats' })]);
  for (const name of ['Fill the blanks', 'Fill the blanks, shuffled', 'Sentence Scramble'])
    expect(button(name).disabled).toBe(true);
  expect(button('Revise').disabled).toBe(false);
  const hint = document.getElementById(button('Fill the blanks').getAttribute('aria-describedby')!);
  expect(hint?.textContent).toBe('You need to add highlights to your sentences.');
});

test('what is chosen decides which ways are open', async () => {
  await sentences(three);
  expect(button('Fill the blanks').disabled).toBe(false);
  await act(async () => screen.getAllByRole('button', { name: 'The cat sleeps.' })[0]!.click());
  await screen.findByText('1 selected sentence');
  expect(button('Fill the blanks').disabled).toBe(true);
});

test('only the owner adds sentences, and is told where there are none', async () => {
  await sentences([]);
  expect(screen.getByText('This study has no sentences')).toBeTruthy();
  expect(screen.getByText('You need to add highlights to your sentences.')).toBeTruthy();
  expect(button('Add sentences')).toBeTruthy();
  cleanup();
  await sentences(three, { viewer: 'leo' });
  expect(screen.queryByRole('button', { name: 'Add sentences' })).toBeNull();
  expect(screen.queryByText(/add highlights/)).toBeNull();
});

test('to anybody else a study without sentences has no such page', async () => {
  await sentences([], { viewer: 'leo' });
  expect(screen.getByRole('heading').textContent).toBe('Page does not exist');
});

const directionOf = (text: string) => screen.getByText(text).closest('p')?.dir;

test('a sentence stands on the side where its language begins', async () => {
  await sentences([aSentence({ target_translation: 'الكلب ينام.', source_translation: 'Der Hund schläft.' })], { data: { target_language: 'arabic', source_language: 'german' } }); // prettier-ignore
  expect([directionOf('الكلب ينام.'), directionOf('Der Hund schläft.')]).toEqual(['rtl', 'ltr']);
});

const olgas = { today: '2026-11-21', time_zone: 'Europe/Berlin', day_boundary: 4 };
const answer = {
  answer_date: Date.parse('2026-11-20T10:00:00Z'),
  class_id: null,
  student_id: null,
  student_name: null,
};

test('what is due is chosen by one press; their owner sees how they went', async () => {
  const later = { due_date: '2026-11-24', answers: [{ ...answer, is_correct: true }] };
  await sentences([aSentence(), aSentence({ sentence_id: 2, target_translation: 'Dogs run.', ...later })], {}, olgas);
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/^The cat sleeps\.not reviewed–.*today/i);
  expect(second).toMatch(/^Dogs run\.100\s?%1 of 1/);
  await press('Choose the sentence that is due');
  expect(currentAddress().state).toEqual({ sentence_ids: [1] });
});

test('with nothing due it is done for today', async () => {
  await sentences([aSentence({ due_date: '2026-11-24' })], {}, olgas);
  expect(screen.getByText('Done for today!')).toBeTruthy();
});
