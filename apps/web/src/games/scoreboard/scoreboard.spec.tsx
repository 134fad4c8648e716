import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameScore } from '@lexiroom/contracts/scores';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { ClassBoard } from './class-board.tsx';
import { aStudy, type StudyOverrides } from '../../study/study.fixture.ts';
import { HighScores } from '../../study/statistics/high-scores/high-scores.tsx';
import '../../i18n/every-refusal.fixture.ts';
import type { ReactElement } from 'react';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const score_date = Date.parse('2026-11-21T08:00:00Z');
let scoreCount = 0;
const own = (score: number): GameScore => ({
  score_id: (scoreCount += 1),
  score,
  score_date: score_date - score,
  student_name: null,
  class_name: null,
});
const ofStudent = (score: number, student_name: string | null): GameScore => ({
  ...own(score),
  student_name,
  class_name: '7b',
});

let cache: QueryClient;
function show(element: ReactElement, answer: (path: string) => ServerAnswer | Promise<ServerAnswer>) {
  const calls = serve(({ path }) => answer(path));
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <I18nProvider i18n={i18n}>{element}</I18nProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const panel = (overrides: StudyOverrides, answer: (path: string) => ServerAnswer | Promise<ServerAnswer>) =>
  show(<HighScores study={aStudy(overrides)} period="all" />, answer);
const rowTexts = async () => {
  await screen.findByRole('table');
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};
const decks = (count: number) => ({ data: { studyDeckIds: Array.from({ length: count }, (_, at) => at + 1) } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('high scores', () => {
  test('are the best of the decks that are studied, equal ones at one place', async () => {
    const calls = panel({ data: { studyDeckIds: [12, 14] } }, () => ({
      body: [own(900), own(400), own(400), own(100)],
    }));
    const rows = await rowTexts();
    expect(rows.map(([place, score]) => [place, score])).toEqual([
      ['1', '900'],
      ['2', '400'],
      ['2', '400'],
      ['4', '100'],
    ]);
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/game_score/search?id=12&id=14&game=word-rush&showClassScores=false&timespan=all',
    ]);
  });

  test('are of the game that is chosen, and of the period', async () => {
    const calls = show(<HighScores study={aStudy({})} period="recent" />, () => ({ body: [] }));
    await screen.findByText('No games within this period');
    choose('Type Hype');
    await screen.findByText('No games within this period');
    expect(calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).toString())).toEqual([
      'id=12&game=word-rush&showClassScores=false&timespan=12',
      'id=12&game=type-hype&showClassScores=false&timespan=12',
    ]);
  });

  test('a learner has own ones only; a teacher chooses own or class scores', async () => {
    panel({}, () => ({ body: [] }));
    await screen.findByText('No games within this period');
    expect(screen.queryByRole('radio', { name: 'Class scores' })).toBeNull();
    cleanup();
    const calls = panel({ class_id: 5 }, (path) => ({
      body: path.includes('showClassScores=true') ? [ofStudent(300, 'Ada'), ofStudent(200, null)] : [own(100)],
    }));
    expect(await rowTexts()).toMatchObject([
      ['1', 'Ada7b', '300', expect.any(String)],
      ['2', 'a student who was removed7b', '200', expect.any(String)],
    ]);
    choose('My scores');
    expect((await rowTexts())[0]).toMatchObject(['1', '100', expect.any(String)]);
    expect(calls).toHaveLength(2);
  });

  test('at first show ten, then all', async () => {
    panel({}, () => ({ body: Array.from({ length: 12 }, (_, place) => own(2000 - place)) }));
    expect(await rowTexts()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 12 scores' }));
    expect(await rowTexts()).toHaveLength(12);
  });

  test('a new score is shown once it has arrived', async () => {
    let scores = [own(100)];
    panel({}, () => ({ body: scores }));
    expect(await rowTexts()).toHaveLength(1);
    scores = [own(300), own(100)];
    await act(() => cache.invalidateQueries({ queryKey: ['game_scores'] }));
    expect(await rowTexts()).toHaveLength(2);
  });

  test.each<[string, ServerAnswer, string]>([
    ['the words of the server', refused(404, 'NOT_FOUND'), 'This does not exist.'],
    ['that there is no connection', 'no connection', 'No connection'],
  ])('that cannot be had say why, in %s, and are tried again', async (_, answer, message) => {
    panel({}, () => answer);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    serve(() => ({ body: [own(100)] }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowTexts()).toHaveLength(1);
  });

  test('on their way say so', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerAnswer>();
    panel({}, () => promise);
    expect(within(screen.getByRole('status')).getByText('Loading…')).toBeTruthy();
    resolve({ body: [own(100)] });
    await rowTexts();
  });

  test.each<[string, StudyOverrides]>([
    ['a selection of words', { selection: { word_ids: [1], isFromSchedule: false } }],
    ['several decks', { ids: ['12', '13'] }],
  ])('are not there in a custom study: %s', (_, overrides) => {
    const calls = panel(overrides, () => ({ body: [] }));
    expect(screen.getByText('Scoreboard is not available in custom studies.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('are for up to 30 decks, as scores are', async () => {
    const calls = panel(decks(31), () => ({ body: [] }));
    expect(screen.getByText('Scores are kept for up to 30 decks.')).toBeTruthy();
    expect(calls).toEqual([]);
    cleanup();
    panel(decks(30), () => ({ body: [own(100)] }));
    expect(await rowTexts()).toHaveLength(1);
  });

  test('are for whom the decks belong alone', () => {
    const calls = panel({ viewer: 'pia' }, () => ({ body: [] }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the class board of a game', () => {
  test('has the class scores of this week, and of any period', async () => {
    const calls = show(<ClassBoard study={aStudy({ class_id: 5 })} game="type-hype" />, () => ({
      body: [ofStudent(300, 'Ada')],
    }));
    expect(await screen.findByRole('region', { name: 'Class board' })).toBeTruthy();
    expect(await rowTexts()).toMatchObject([['1', 'Ada7b', '300', expect.any(String)]]);
    choose('Recent');
    await rowTexts();
    expect(calls.map(({ path }) => path.split('&').slice(1))).toEqual([
      ['game=type-hype', 'showClassScores=true', 'timespan=168'],
      ['game=type-hype', 'showClassScores=true', 'timespan=12'],
    ]);
  });

  test('is for teachers on their own decks alone, and not for custom studies', async () => {
    const calls = show(<ClassBoard study={aStudy({})} game="word-rush" />, () => ({ body: [] }));
    expect(document.body.textContent).toBe('');
    cleanup();
    show(<ClassBoard study={aStudy({ class_id: 5, ids: ['12', '13'] })} game="word-rush" />, () => ({ body: [] }));
    expect(await screen.findByText('Scoreboard is not available in custom studies.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(calls).toEqual([]);
  });
});
