import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import { type SoloGame, soloGames } from '@lexiroom/domain/games';
import type { RoundStep } from '@lexiroom/domain/solo-round';
import { randomUUID } from 'node:crypto';
import type { ClassWorld } from '../classes/classes.fixture.ts';
import type { Member } from '../http/api.fixture.ts';

/** A deck with its words, in their order. */
export interface PlayedDeck {
  deck_id: number;
  word_ids: number[];
}

/** Who plays in a class: a student of a teacher. */
export interface Player {
  class_id: number;
  student_id: number;
}

/** A round of Word Rush: so many words were right, then one was wrong. */
export const steps = (right: number): RoundStep[] =>
  Array.from({ length: right + 1 }, (_, place) => ({
    round_step: place + 1,
    is_correct: place < right,
    ms: 1000,
    play: {},
  }));

/** A round of Type Hype in which a word after the other of these was typed; then the player gave up after a mistake. */
export const typedSteps = (letters: readonly number[]): RoundStep[] =>
  letters.map((count, place) => {
    const typed = place + 1 < letters.length;
    const play = { letters: count, mistakes: typed ? 0 : 1, hints: 0, typed };
    return { round_step: place + 1, is_correct: typed, ms: 1000, play };
  });

/** What the rules give for a round. */
export const scoreOf = (played: readonly RoundStep[], game: SoloGame = 'word-rush'): number =>
  soloGames[game].scoreOfRound(played) ?? 0;

/**
 * For specs: plays a round by the calls that a browser makes, answers first; gives the call that scores it. In Type Hype the
 * words of the deck have so many letters, in their order.
 */
export async function playRound(
  { clock }: ClassWorld,
  { api }: Member,
  { deck_id, word_ids }: PlayedDeck,
  {
    right = 3,
    player,
    game = 'word-rush',
    round_id = randomUUID(),
    letters = [3, 3, 4, 6],
  }: { right?: number; player?: Player; game?: SoloGame; round_id?: string; letters?: readonly number[] } = {},
) {
  await api.gameRound({ body: { round_id, game, deck_ids: [deck_id], ...player } });
  const asked = Array.from({ length: right + 1 }, (_, place) => letters[place % letters.length]!);
  const played = game === 'type-hype' ? typedSteps(asked) : steps(right);
  for (const [place, { is_correct, ...step }] of played.entries()) {
    clock.at += 2000;
    const word_id = word_ids[place % word_ids.length]!;
    await api.questionAnswer({
      body: {
        round_id,
        deck_id,
        word_id,
        is_correct,
        mode: game,
        ...player,
        ...inCall(step),
        ...(game === 'type-hype' && { kind: 'typed' }),
      },
    });
  }
  return {
    body: {
      round_id,
      score: scoreOf(played, game),
      deck_ids: [deck_id],
      score_type: game,
      ...(player && { student_id: player.student_id }),
    },
  };
}

/** A step as an answer carries it. */
export const inCall = ({ round_step, ms, play }: Omit<RoundStep, 'is_correct'>): Partial<QuestionAnswer> => ({
  round_step,
  ms,
  play: { ...play },
});
