import { afterEach, expect, test } from '@jest/globals';
import type { LiveSummary } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type MadeCall, serve as serveAll, type ServerAnswer } from '../../api/server.fixture.ts';
import { OwnQuizzes } from './own-quizzes.tsx';

afterEach(cleanup);

const nothing = { last: null, presets: [], prepared: [] };

/** The server, of a host who has prepared nothing, or this; gives the calls about quizzes. */
function serve(answer: (call: MadeCall) => ServerAnswer, setUps: () => object = () => nothing): MadeCall[] {
  const calls: MadeCall[] = [];
  serveAll((call) => {
    if (call.path === '/api/set_ups') return { body: setUps() };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** Quizzes with these ids; those that are listed as open run. */
function lives(ids: readonly number[], open: readonly number[] = []): LiveSummary[] {
  return ids.map((live_id) => ({
    live_id,
    pin: String(100_000 + live_id),
    phase: open.includes(live_id) ? 'open' : 'ended',
    deck_name: `Deck ${live_id}`,
    decks: null,
    players: 3,
    questions: 5,
    created_at: new Date(2026, 2, 9, 8, 30).getTime(),
    ended_at: open.includes(live_id) ? null : 1,
  }));
}

function show() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <OwnQuizzes isTeacher />
    </I18nProvider>,
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('every quiz that runs comes first, each with a way back into it; past ones by deck and day lead to their reports', async () => {
  serve(() => ({ body: lives([9, 8, 7], [9, 7]) }));
  show();
  await screen.findByText('Your quizzes');
  expect(hrefs()).toEqual([
    '/live/100009/projector',
    '/live/100009/host',
    '/live/100007/projector',
    '/live/100007/host',
    '/decks',
    '/live/report/8',
  ]);
  const past = screen.getByRole('link', { name: /Deck 8/ });
  expect(past.textContent).toMatch(/Deck 8.*Mar 9, 2026.*3 players/);
});

test('a Quick Pick is named; one that runs leads to its board, or is ended here', async () => {
  let isRunning = true;
  const calls = serve(({ method }) => {
    if (method === 'POST') isRunning = false;
    const [newer, older] = lives([9, 8], isRunning ? [9] : []);
    return {
      body:
        method === 'POST'
          ? { done: true }
          : [
              { ...newer!, game: 'quick-pick' },
              { ...older!, game: 'quick-pick' },
            ],
    };
  });
  show();
  await screen.findByText('Your quizzes');
  expect(screen.getByRole('link', { name: /Deck 8/ }).textContent).toMatch(/Quick Pick · Mar 9/);
  expect(hrefs()).toEqual(['/live/100009/projector', '/decks', '/live/report/8']);
  fireEvent.click(screen.getByRole('button', { name: 'End game' }));
  expect(await screen.findByRole('link', { name: /Deck 9/ })).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/api/lives', '/api/live/9/end', '/api/lives']);
});

test('older quizzes are a press away, page by page to the first one', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => 130 - index);
  const calls = serve(({ path }) => {
    const before = Number(new URLSearchParams(path.split('?')[1]).get('before') ?? Infinity);
    return { body: lives(ids.filter((id) => id < before).slice(0, 100)) };
  });
  show();
  await screen.findByText('Your quizzes');
  expect(screen.queryByText('Deck 31')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('Deck 31')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Deck 1');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/lives', '/api/lives?before=31']);
});

test('a list that does not come can be asked for again', async () => {
  let comes = false;
  serve(() => (comes ? { body: lives([1]) } : 'no connection'));
  show();
  await screen.findByText('Your quizzes could not be loaded.');
  comes = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Deck 1')).toBeTruthy();
});

test('past quizzes are searched for on the server, once typing rests; the running ones stay', async () => {
  const calls = serve(({ path }) => {
    const search = new URLSearchParams(path.split('?')[1]).get('search');
    if (search === null) return { body: lives([9, 8, 7], [9]) };
    return { body: search === 'dias' ? lives([3]) : [] };
  });
  show();
  const box = await screen.findByLabelText('Search');
  for (const typed of ['d', 'di', 'dias']) fireEvent.change(box, { target: { value: typed } });
  expect(await screen.findByText('Deck 3')).toBeTruthy();
  expect(screen.queryByText('Deck 8')).toBeNull();
  expect(screen.getByText('Deck 9')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'nothing' } });
  expect(await screen.findByText('No quiz matches this.')).toBeTruthy();
  fireEvent.change(box, { target: { value: '' } });
  expect(await screen.findByText('Deck 8')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain('/api/lives?search=dias');
  expect(calls.map(({ path }) => path)).not.toContain('/api/lives?search=di');
});

const aQuiz = {
  set_up_id: '0f0c9e5e-0000-4000-8000-000000000001',
  name: 'Monday',
  settings: { seconds: 30 },
  saved_at: new Date(2026, 2, 9, 8, 30).getTime(),
  prepared_deck_ids: [6, 7, 8],
  deck_ids: [7, 8],
  decks_gone: 1,
  word_ids: [3, 4],
  link_key: 'k',
};

test('a prepared quiz leads to its set-up, says which decks are gone, and comes back after it was deleted', async () => {
  let prepared = [aQuiz];
  const calls = serve(
    ({ method, path, body }) => {
      if (path.startsWith('/api/set_ups/')) {
        prepared = method === 'DELETE' ? [] : [aQuiz];
        return { body: { done: true, body } };
      }
      return { body: [] };
    },
    () => ({ ...nothing, prepared }),
  );
  show();
  const open = await screen.findByRole('link', { name: 'Open' });
  expect(open.getAttribute('href')).toBe(`/live?id=7&id=8&word_id=3,4&prepared=${aQuiz.set_up_id}&key=k`);
  expect(screen.getByText('One of its decks is no longer there.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Monday' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: `/api/set_ups/${aQuiz.set_up_id}`,
    body: {
      kind: 'prepared',
      name: 'Monday',
      settings: { seconds: 30 },
      source: { deck_ids: [6, 7, 8], word_ids: [3, 4] },
      link_key: 'k',
    },
  });
});
