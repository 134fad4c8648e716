import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defaultSettings } from '@lexiroom/domain/games/quick-pick';
import type { SessionEvent } from '@lexiroom/domain/live-session';
import { deckData } from '../../../study/study.fixture.ts';
import { newWords } from '../../../study/modes/mode.fixture.tsx';
import { countWin, groupWins } from '../group-wins.ts';
import { openingOf, openLocalTable } from './local-table.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const words = newWords(6);
const data = deckData({ words });
const opening = () => openingOf({ words, data }, defaultSettings)!;
const viewOf = (table: ReturnType<typeof openLocalTable>) => table.state().view!;

/** A game whose first round is open, and what was kept of it. */
async function inRound(history = opening()) {
  let kept: readonly SessionEvent[] = [];
  const table = openLocalTable(history, (all) => (kept = JSON.parse(JSON.stringify(all)) as SessionEvent[]));
  table.start();
  await jest.advanceTimersByTimeAsync(3000);
  expect(viewOf(table)).toMatchObject({ phase: 'open', round: { number: 1 } });
  return { table, kept: () => [...kept] };
}

/** The right option, as only the history knows it. */
const rightOption = (history: readonly SessionEvent[]) =>
  (history.findLast(({ type }) => type === 'round_opened') as unknown as { correct_option: number }).correct_option;

test('without a session a game is played by the same rules, from its countdown to the next round', async () => {
  const { table, kept } = await inRound();
  const right = rightOption(kept());
  table.pick('b', (right + 1) % 4);
  table.pick('a', right);
  expect(viewOf(table)).toMatchObject({
    phase: 'reveal',
    scores: { a: 100, b: 0 },
    results: { a: 'correct', b: 'incorrect' },
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(viewOf(table)).toMatchObject({ phase: 'open', round: { number: 2 } });
  table.close();
});

test('what is pressed is shown at once, and a second key of the group changes nothing', async () => {
  const { table, kept } = await inRound();
  const wrong = (rightOption(kept()) + 1) % 4;
  table.pick('a', wrong);
  table.pick('a', rightOption(kept()));
  expect(table.state().pressed.a).toEqual({ round: 1, option: wrong });
  expect(viewOf(table)).toMatchObject({ picks: { a: wrong, b: null }, scores: { a: 0, b: 0 } });
  table.close();
});

test('a page that is loaded anew goes on where it was, and loses neither points nor the pause between rounds', async () => {
  const { table, kept } = await inRound();
  table.pick('a', rightOption(kept()));
  table.close();
  await jest.advanceTimersByTimeAsync(20_000);
  const again = openLocalTable(kept(), () => undefined);
  expect(viewOf(again)).toMatchObject({ phase: 'reveal', scores: { a: 100, b: 0 } });
  await jest.advanceTimersByTimeAsync(1000);
  expect(viewOf(again)).toMatchObject({ phase: 'open', round: { number: 2 } });
  again.close();
});

test('Retry begins another game of the same history, without points', async () => {
  const { table, kept } = await inRound();
  // 100, 200, 200, 300, 300: five right picks in a row are more than 1,000 points.
  for (let round = 0; round < 5; round++) {
    table.pick('a', rightOption(kept()));
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(viewOf(table)).toMatchObject({ phase: 'podium', winner: 'a', game_number: 1 });
  table.restart();
  expect(viewOf(table)).toMatchObject({
    phase: 'starting',
    game_number: 2,
    scores: { a: 0, b: 0 },
    wins: { a: 1, b: 0 },
  });
  table.close();
});

test('three words make no game', () => {
  expect(openingOf({ words: words.slice(0, 3), data }, defaultSettings)).toBeUndefined();
});

test('what the groups of a class have won is counted for as long as the tab is open', () => {
  expect(groupWins(7)).toEqual({ a: 0, b: 0 });
  countWin(7, 'b');
  countWin(7, 'b');
  for (const game of ['1', '1', '2']) countWin(9, 'a', game);
  expect([groupWins(7), groupWins(8)]).toEqual([
    { a: 0, b: 2 },
    { a: 0, b: 0 },
  ]);
  // A game whose end is seen again after a reload counts once.
  expect(groupWins(9)).toMatchObject({ a: 2, b: 0 });
});
