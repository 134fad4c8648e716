import type { UserSettings } from '@lexiroom/contracts/accounts';
import type { Progress } from '@lexiroom/contracts/today';
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refused, serve } from '../../api/server.fixture.ts';
import { show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { ProgressPage } from './progress-page.tsx';

afterEach(cleanup);

const some: Progress = {
  today: '2026-11-21',
  days: [
    { day: '2026-03-02', answers: 70, right: 60 },
    { day: '2026-11-20', answers: 12, right: 9 },
  ],
  streak: 4,
  done: { words: 7, ms: 185_000 },
  languages: [{ target_language: 'spanish', words: 40, answered: 20, known: 11 }],
};

async function open(progress: Partial<Progress> = {}, settings: Partial<UserSettings> = {}, viewer = 'olga') {
  const base = aSessionUser({ username: viewer });
  let user = { ...base, settings: { ...base.settings, ...settings } };
  const calls = serve(({ path, method, body }) => {
    if (path === '/api/progress') return { body: { ...some, ...progress } };
    if (method !== 'PUT') return refused(404, 'NOT_FOUND');
    user = { ...user, settings: { ...user.settings, ...(body as Partial<UserSettings>) } };
    return { body: user };
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  await show(() => <ProgressPage username="olga" />, '/user/olga/progress', cache);
  return calls;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('days in a row, the last week and the year are told, and a table of all days', async () => {
  await open();
  expect(part('Day by day').getByText('4 days in a row')).toBeTruthy();
  const week = part('Answers in the last seven days').getAllByRole('listitem');
  expect(week).toHaveLength(7);
  expect(week[5]!.textContent).toContain('Friday, November 20: 12 answers, 9 right');
  const rows = part('The last year').getAllByRole('row', { hidden: true });
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['November 20, 2026129', 'March 2, 20267060']);
});

test('known words are told by language, with the rule', async () => {
  await open();
  const known = part('Words you know');
  expect(known.getAllByRole('row')[1]!.textContent).toBe('Spanish112040');
  expect(known.getByText(/right on the last two days/)).toBeTruthy();
});

test('there is no goal until one is chosen, and it can be given up again', async () => {
  const calls = await open();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByLabelText('Words a day')).toBeNull();
  await act(async () => screen.getByRole('radio', { name: 'Words' }).click());
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ daily_goal_kind: 'words' });
  expect(screen.getByText('7 of 20 words today')).toBeTruthy();
  await act(async () => void fireEvent.change(screen.getByLabelText('Words a day'), { target: { value: '5' } }));
  expect(screen.getByText('7 of 5 words today')).toBeTruthy();
  await act(async () => screen.getByRole('radio', { name: 'No goal' }).click());
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ daily_goal_kind: null });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a goal of minutes counts whole minutes', async () => {
  await open({}, { daily_goal_kind: 'minutes', daily_goal: 10 });
  expect(screen.getByText('3 of 10 minutes today')).toBeTruthy();
});

test('rest days are chosen, and the days in a row told anew', async () => {
  const calls = await open();
  await act(async () => void fireEvent.change(screen.getByLabelText('Rest days a week'), { target: { value: '0' } }));
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ rest_days: 0 });
  expect(calls.filter(({ path }) => path === '/api/progress')).toHaveLength(2);
  expect(screen.getByText(/starts the count again/)).toBeTruthy();
});

test('whoever has answered nothing yet is told where to begin', async () => {
  await open({ days: [], streak: 0, languages: [] });
  expect(screen.getByText('No days in a row yet')).toBeTruthy();
  expect(screen.getByText('No answers yet')).toBeTruthy();
});

test('nobody else sees it', async () => {
  const calls = await open({}, {}, 'luis');
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/api/progress')).toEqual([]);
});
