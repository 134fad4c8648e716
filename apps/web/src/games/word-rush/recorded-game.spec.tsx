import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { NewGameRound, NewGameScore } from '@lexiroom/contracts/scores';
import { QuestionAnswer } from '@lexiroom/contracts/answers';
import { soloGames } from '@lexiroom/domain/games';
import { nextRoundMs, wordRushMachine } from '@lexiroom/domain/games/word-rush';
import type { RoundStep } from '@lexiroom/domain/solo-round';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import { type MadeCall, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { outboxOf } from '../../study/answers/record-answers.ts';
import { waitingAnswers } from '../../study/answers/waiting-answers.ts';
import { studyWord } from '../../study/modes/mode-words.ts';
import { aStudy, aWord, type StudyOverrides } from '../../study/study.fixture.ts';
import { useGameRecord } from '../frame/use-game-record.ts';

const words = [1, 2, 3, 4].map((word_id) => aWord({ word_id }));

const cache = new QueryClient();
beforeEach(() => void cache.setQueryData(sessionQuery.queryKey, { username: 'olga' } as never));
afterEach(async () => {
  cleanup();
  serve(reply);
  outboxOf(cache).wake();
  await emptied();
});

/** The server takes everything. */
function reply({ path, body }: MadeCall): ServerAnswer {
  const { round_id, score, answer_id } = body as { round_id: string; score: number; answer_id: string };
  if (path === '/api/game_round') return { body: { round_id } };
  return { body: path === '/api/game_score' ? { score_id: 1, score, score_date: 0 } : { answer_id, recorded: true } };
}

const waitingRows = () => waitingAnswers.rowsOf('olga');
const emptied = () => waitFor(async () => expect(await waitingRows()).toEqual([]));
const waitsFor = (count: number) => waitFor(async () => expect(await waitingRows()).toHaveLength(count));

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

/** Catches a card and then misses one; gives the score of the game. */
function play(overrides: StudyOverrides, { score: told, student_id }: { score?: number; student_id?: number } = {}) {
  const clock = new SimulatedClock();
  const running = createActor(wordRushMachine, {
    clock,
    input: { words: words.map(studyWord), card_count: 4, seed: 7 },
  }).start();
  const { result } = renderHook(
    () => useGameRecord(aStudy({ words, ...overrides }), 'word-rush', running, student_id),
    {
      wrapper,
    },
  );
  const asked = () => running.getSnapshot().context.asked!;
  running.send({ type: 'CHOOSE', word_id: asked().word_id, ms: 900 });
  clock.increment(nextRoundMs);
  const wrong = asked().card_word_ids.find((word_id) => word_id !== asked().word_id)!;
  running.send({ type: 'CHOOSE', word_id: wrong, ms: 700 });
  const score = told ?? running.getSnapshot().output!.score;
  result.current(score);
  result.current(score);
  return score;
}

/** What reaches the server, call by call, once so much waits. */
async function sent(count: number): Promise<[string, Record<string, unknown>][]> {
  await waitsFor(count);
  const calls = serve(reply);
  outboxOf(cache).wake();
  await emptied();
  return calls.map(({ path, body }) => [path, body as Record<string, unknown>]);
}

test('a round is opened before its answers, and its score follows them, in the words of the server', async () => {
  serve(() => 'no connection');
  const score = play({});
  const [round, first, second, scored, ...more] = await sent(4);
  expect(more).toEqual([]);
  const round_id = round![1]['round_id'];
  expect(round).toEqual(['/api/game_round', { round_id, game: 'word-rush', deck_ids: [12] }]);
  expect(NewGameRound.safeParse(round![1]).success).toBe(true);
  // Given within a millisecond, they may change places: the step says which was the first.
  const answers = [first!, second!].toSorted(([, a], [, b]) => Number(a['round_step']) - Number(b['round_step']));
  for (const [place, [path, body]] of answers.entries()) {
    expect(path).toBe('/api/question_answer');
    expect(body).toMatchObject({ mode: 'word-rush', round_id, round_step: place + 1, play: {} });
    expect(QuestionAnswer.safeParse(body).success).toBe(true);
  }
  expect(answers.map(([, { is_correct }]) => is_correct)).toEqual([true, false]);
  expect(scored).toEqual(['/api/game_score', { round_id, score, deck_ids: [12], score_type: 'word-rush' }]);
  expect(NewGameScore.safeParse(scored![1]).success).toBe(true);
  // What the server makes of these answers.
  expect(soloGames['word-rush'].scoreOfRound(answers.map(([, step]) => step as unknown as RoundStep))).toBe(score);
  expect(score).toBeGreaterThan(0);
});

test('without a network all of it waits in the browser, in its order, for another page to send it', async () => {
  serve(() => 'no connection');
  play({});
  await waitsFor(4);
  const rows = (await waitingRows()).map((row) => ('call' in row ? row.call.type : 'answer'));
  expect(rows).toEqual(['round', 'answer', 'answer', 'score']);
});

test('with a class the round, its answers and its score are of the student who plays', async () => {
  serve(() => 'no connection');
  play({ class_id: 5 }, { student_id: 7 });
  const calls = await sent(4);
  expect(calls.map(([path]) => path)).toHaveLength(4);
  expect(calls[0]![1]).toMatchObject({ class_id: 5, student_id: 7 });
  expect(calls[1]![1]).toMatchObject({ class_id: 5, student_id: 7 });
  expect(calls[3]![1]).toMatchObject({ student_id: 7 });
});

test.each<[string, StudyOverrides, number, string[]]>([
  [
    'of a selection of words',
    { selection: { word_ids: [1, 2, 3, 4], isFromSchedule: false } },
    300,
    ['answer', 'answer'],
  ],
  ['of more than one deck', { ids: ['12', '13'] }, 300, ['answer', 'answer']],
  [
    'of more than 30 decks',
    { type: 'category', data: { studyDeckIds: Array.from({ length: 31 }, (_, id) => id + 1) } },
    300,
    ['answer', 'answer'],
  ],
  ['of zero', {}, 0, ['round', 'answer', 'answer']],
  ['in a class where nobody was called on', { class_id: 5 }, 300, []],
  ['of a visitor', { viewer: null }, 300, []],
  ['on a deck of somebody else', { viewer: 'pia' }, 300, []],
])('no score is saved %s; answers are recorded as in any mode', async (_, overrides, score, expected) => {
  serve(() => 'no connection');
  play(overrides, { score });
  const names: Record<string, string> = {
    '/api/game_round': 'round',
    '/api/question_answer': 'answer',
    '/api/game_score': 'score',
  };
  expect((await sent(expected.length)).map(([path]) => names[path])).toEqual(expected);
});
