import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { show } from '../../page/screen.fixture.tsx';
import { RunningSession } from './running-session.tsx';

afterEach(cleanup);

const running = (live_id: number) => ({
  live_id,
  pin: String(100_000 + live_id),
  phase: 'lobby' as const,
  deck_name: `Deck ${live_id}`,
});

test('every quiz that the host runs stands there by its deck and pin, with the way back into it', async () => {
  serve(() => ({ body: { ...running(9), others: [running(7)] } }));
  await show(() => <RunningSession />, '/user/olga');
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Deck 9 · Pin 100 009/),
    expect.stringMatching(/Deck 7 · Pin 100 007/),
  ]);
  const hrefs = screen.getAllByRole('link', { name: 'Resume' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/live/100009/projector', '/live/100007/projector']);
});

test('a game of Quick Pick whose tab was closed stands there as well', async () => {
  serve(() => ({ body: { ...running(9), game: 'quick-pick', others: [] } }));
  await show(() => <RunningSession />, '/user/olga');
  expect((await screen.findByRole('listitem')).textContent).toMatch(/Quick Pick game is running.*Deck 9/);
  expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe('/live/100009/projector');
});

test('nothing stands there while none runs', async () => {
  serve(() => ({ body: null }));
  await show(() => <RunningSession />, '/user/olga');
  expect(screen.queryByRole('listitem')).toBeNull();
});
