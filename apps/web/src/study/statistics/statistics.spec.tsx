import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeckWord } from '@lexiroom/contracts/decks';
// Here already when the history of a word asks for it.
import '@lexiroom/domain/scheduling/fsrs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { aStudy, aWord, deckData, type StudyOverrides } from '../study.fixture.ts';
import { Statistics } from './statistics.tsx';

beforeAll(giveDialogs);
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const { now } = deckData();
const msPerHour = 3_600_000;

/** An answer of so many hours ago. */
const answer = (
  is_correct: boolean,
  hoursAgo: number,
  class_id: number | null = null,
): DeckWord['answers'][number] => ({
  is_correct,
  answer_date: now - hoursAgo * msPerHour,
  class_id,
  student_id: null,
  student_name: null,
});

/** Three words: one known, one that fails, one never asked. */
const words = [
  aWord({
    word_id: 1,
    target_translation: 'ねこ',
    due_date: '2026-11-23',
    answers: [answer(true, 49), answer(true, 48.9)],
  }),
  aWord({
    word_id: 2,
    target_translation: 'いぬ',
    due_date: '2026-11-20',
    answers: [answer(false, 25), answer(false, 2), answer(true, 1)],
  }),
  aWord({ word_id: 3, target_translation: 'うし', due_date: '2026-11-21' }),
];

function show(overrides: StudyOverrides) {
  const selected: number[][] = [];
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Statistics study={aStudy(overrides)} onSelect={(word_ids) => selected.push(word_ids)} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return selected;
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const rowTexts = () =>
  panel('Word stats')
    .getAllByRole('row')
    .map((row) => row.textContent);
const choose = (period: string) => fireEvent.click(screen.getByRole('radio', { name: period }));

/** Opens a word's history. */
function open(word: string) {
  fireEvent.click(panel('Word stats').getByRole('button', { name: word }));
  return within(screen.getByRole('dialog', { name: word }));
}

test('who does not own the study sees no statistics', () => {
  for (const viewer of ['pia', null]) show({ words, viewer });
  expect(document.body.textContent).toBe('');
});

test('a study without words says so', () => {
  show({ words: [] });
  expect(document.body.textContent).toBe('This study has no words');
});

test('every word has its success, or says that it was not reviewed', () => {
  show({ words });
  expect(rowTexts().slice(1)).toEqual([
    'ねこ100%2 of 22Nov 19Nov 23',
    'いぬ33%1 of 33TodayYesterday',
    'うしnot reviewed0–Today',
  ]);
});

test('a press on a heading puts the words in order, and a reader is told which one', () => {
  show({ words });
  const success = panel('Word stats').getByRole('button', { name: 'Success' });
  fireEvent.click(success);
  expect(rowTexts()[1]).toContain('いぬ');
  expect(success.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(success);
  expect(rowTexts()[1]).toContain('ねこ');
  expect(success.closest('th')?.getAttribute('aria-sort')).toBe('descending');
});

describe('the period', () => {
  test.each([
    ['Recent', '1 / 3', '2'],
    ['This week', '2 / 3', '5'],
    ['All', '2 / 3', '5'],
  ])('%s: %s words reviewed, %s answers', (period, reviewed, answers) => {
    show({ words });
    choose(period);
    expect(screen.getByText('Words reviewed').parentElement?.textContent).toBe(`Words reviewed${reviewed}`);
    expect(screen.getByText('Answers', { selector: 'dt' }).parentElement?.textContent).toBe(`Answers${answers}`);
  });

  test('in it a word may fail that went well before, or not be reviewed at all', () => {
    show({ words });
    choose('Recent');
    expect(rowTexts().slice(1)).toEqual([
      'ねこnot reviewed0–Nov 23',
      'いぬ50%1 of 22TodayYesterday',
      'うしnot reviewed0–Today',
    ]);
  });
});

test('answers that were given in a class do not count here', () => {
  show({ words: [aWord({ answers: [answer(false, 1, 5)] })] });
  expect(rowTexts()[1]).toContain('not reviewed');
});

test('with a class chosen, what was answered in it counts, also what is only told as a number', () => {
  serve(() => 'no connection');
  const inClass = [
    aWord({ answers: [answer(false, 1, 5), answer(true, 2, 5)], answer_count: 40, right_answers: 36 }),
    aWord({ word_id: 2, answers: [answer(true, 1, 5)] }),
    aWord({ word_id: 3, answers: [answer(false, 1)] }),
  ];
  show({ words: inClass, class_id: 5 });
  expect(rowTexts().slice(1).map((row) => /90%36 of 40|100%1 of 1|not reviewed/.exec(row)?.[0])).toEqual(['90%36 of 40', '100%1 of 1', 'not reviewed']); // prettier-ignore
});

describe('unsuccessful words', () => {
  test('they are studied in the order of the deck', () => {
    const worse = aWord({ word_id: 4, target_translation: 'うま', answers: [answer(false, 3)] });
    const selected = show({ words: [...words, worse] });
    expect(
      panel('Unsuccessful words')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['うま0%0 of 1', 'いぬ33%1 of 3']);
    fireEvent.click(panel('Unsuccessful words').getByRole('button', { name: 'Study these words' }));
    expect(selected).toEqual([[2, 4]]);
  });

  test.each<[string, StudyOverrides, string]>([
    ['a deck', { words: [words[0]!] }, 'This deck has no unsuccessful words yet'],
    ['a deck nobody answered', { words: [words[2]!] }, 'This deck has no reviewed words yet'],
    ['a category', { type: 'category', words: [words[0]!] }, 'This category has no unsuccessful words yet'],
    ['several decks', { ids: ['12', '13'], words: [words[2]!] }, 'This custom study has no reviewed words yet'],
  ])('%s without any says so', (_study, overrides, message) => {
    show(overrides);
    expect(panel('Unsuccessful words').getByText(message)).toBeTruthy();
    expect(panel('Unsuccessful words').queryByRole('button')).toBeNull();
  });
});

test('of a selection only its words are counted', () => {
  show({ words, selection: { word_ids: [1], isFromSchedule: false } });
  expect(rowTexts()).toHaveLength(2);
  expect(screen.getByText('Words reviewed').parentElement?.textContent).toBe('Words reviewed1 / 1');
});

test('the forecast reads day by day, and what is overdue counts for today', () => {
  show({ words });
  const days = panel('Next 14 days')
    .getAllByRole('listitem')
    .map((day) => day.querySelector('.sr-only')?.textContent);
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    'Saturday, November 21: 2 words due',
    'Sunday, November 22: 0 words due',
    'Monday, November 23: 1 word due',
  ]);
});

test('the last 14 days tell answers and right ones', () => {
  show({ words });
  const days = panel('Last 14 days')
    .getAllByRole('listitem')
    .map((day) => day.querySelector('.sr-only')?.textContent);
  expect(days).toHaveLength(14);
  expect(days.slice(-3)).toEqual([
    'Thursday, November 19: 2 answers, 2 right',
    'Friday, November 20: 1 answer, 0 right',
    'Saturday, November 21: 2 answers, 1 right',
  ]);
});

describe('the history of a word', () => {
  test('tells each day, the latest first, with its answers and when the word came back', () => {
    show({ words });
    const days = open('いぬ')
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('ul'));
    expect(days.map((day) => day.textContent)).toEqual([
      'TodayWrong8:00 AMRight9:00 AMdue again after 1 day: Tomorrow',
      'YesterdayWrong9:00 AMdue again after 1 day: Today',
    ]);
  });

  test('keeps the days that the answers were recorded for, wherever the learner lives now', () => {
    const recorded = { ...answer(true, 3), local_day: '2026-11-20' };
    show({ words: [aWord({ word_id: 1, target_translation: 'ねこ', answers: [recorded] })] });
    expect(open('ねこ').getByText('due again after 2 days: Tomorrow')).toBeTruthy();
    expect(open('ねこ').getByText('Yesterday')).toBeTruthy();
  });

  test('of a deck scheduled by FSRS has the intervals of FSRS', async () => {
    show({ words, data: { scheduler: 'fsrs' } });
    expect(await open('ねこ').findByText('due again after 3 days: Tomorrow')).toBeTruthy();
  });

  test('of a word that was never asked is empty', () => {
    show({ words });
    expect(open('うし').getByText('This word has no answers yet')).toBeTruthy();
  });
});

test.each<[string, StudyOverrides, string]>([
  ['a deck', { words }, 'No games within this period'],
  ['several decks', { words, ids: ['12', '13'] }, 'Scoreboard is not available in custom studies.'],
])('high scores of %s', async (_study, overrides, message) => {
  serve(() => ({ body: [] }));
  show(overrides);
  expect(await panel('High scores').findByText(message)).toBeTruthy();
});
