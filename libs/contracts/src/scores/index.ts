import { type SoloGame, soloGames } from '@lexiroom/domain/games';
import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { idsInAddress } from '../numbers/index.ts';

/** The games for one, whose scores are kept: all that have rules for a round. */
export const soloGameIds = Object.keys(soloGames) as [SoloGame, ...SoloGame[]];
const SoloGameId = z.enum(soloGameIds);

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/**
 * How many decks a score is at most for (specification 2 section 9); how many scores a scoreboard shows; and for how many
 * days after a round was opened its score is taken, as the network may have been away since.
 */
export const scoreLimits = { decks: 30, scores: 100, days: 7 } as const;

/** A set of decks, in any order. */
const DeckIds = z.array(Id).check(z.minLength(1), z.maxLength(scoreLimits.decks));

/**
 * A round of a game begins (decisions section 4): of the caller, or of a student of theirs, named together with the class.
 * `round_id` is the client's: sent twice, it opens one round.
 */
export const NewGameRound = z.strictObject({
  round_id: SenderMadeId,
  game: SoloGameId,
  deck_ids: DeckIds,
  class_id: z.optional(z.nullable(Id)),
  student_id: z.optional(z.nullable(Id)),
});
export type NewGameRound = z.input<typeof NewGameRound>;

export const GameRound = z.object({ round_id: z.uuid() });
export type GameRound = z.infer<typeof GameRound>;

/** The score that a round ended with, after its answers (specification 2 section 7; decisions section 4). */
export const NewGameScore = z.strictObject({
  round_id: SenderMadeId,
  score: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
  deck_ids: DeckIds,
  score_type: SoloGameId,
  student_id: z.optional(z.nullable(Id)),
});
export type NewGameScore = z.input<typeof NewGameScore>;

/** A score as it was kept. `score_date`: epoch milliseconds of the last answer of its round. */
export const SavedGameScore = z.object({ score_id: z.int(), score: z.int(), score_date: z.number() });
export type SavedGameScore = z.infer<typeof SavedGameScore>;

/**
 * Which scoreboard is asked for: of exactly these decks, the caller's own scores or those of their students, of so many
 * hours back.
 */
export const ScoresWanted = z.strictObject({
  id: idsInAddress(scoreLimits.decks),
  game: SoloGameId,
  showClassScores: z.pipe(z.union([z.enum(['true', 'false']), z.boolean()]), z.transform((shown) => String(shown) === 'true')), // prettier-ignore
  timespan: z.pipe(z.union([z.enum(['12', '168', 'all']), z.literal([12, 168])]), z.transform(hoursOf)),
});

/** Undefined: all there are. */
function hoursOf(timespan: 'all' | '12' | '168' | 12 | 168): number | undefined {
  return timespan === 'all' ? undefined : Number(timespan);
}

/** A row of a scoreboard. Names are those of students: null in one's own scores, and when the student was removed. */
export const GameScore = z.object({
  ...SavedGameScore.shape,
  student_name: z.nullable(z.string()),
  class_name: z.nullable(z.string()),
});
export type GameScore = z.infer<typeof GameScore>;
