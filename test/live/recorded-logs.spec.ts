import { expect, test } from '@jest/globals';
import type { GivenAnswer } from '@lexiroom/domain/games/live-quiz';
import { fold, type LiveEvent, scoresOf } from '@lexiroom/domain/live-session';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A session as a release recorded it, and the scoreboard it had then. */
interface Recorded {
  events: LiveEvent[];
  answers: Record<string, GivenAnswer[]>;
  phase: string;
  board: object[];
}

const folder = path.join(import.meta.dirname, 'recorded');

test.each(readdirSync(folder))('the log recorded by %s still replays to its scoreboard', (file) => {
  const recorded = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded;
  const state = fold(recorded.events);
  const answers = new Map(Object.entries(recorded.answers).map(([question, given]) => [Number(question), given]));
  const board = [...scoresOf(state, answers).values()];
  expect(state.phase).toBe(recorded.phase);
  expect(board).toMatchObject(recorded.board);
});
