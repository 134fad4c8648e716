import { ApiError } from '@lexiroom/contracts/http';
import { isFinal } from '../../api/final-refusal.ts';
import { accountCatalogues } from '../../i18n/catalogues/account.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import type { SendOutcome } from './waiting-answers.ts';

/**
 * So long ago an answer may have been given, in milliseconds. It is `latestArrivalDays` of the contract, written again
 * here, as importing it would fetch the schemas too.
 */
const latestArrivalMs = 30 * 86_400_000;

/** What is looked at of an answer to a word, or to a sentence. */
export interface SentAnswer {
  answered_at: number;
  student_id?: number | null | undefined;
}
export interface Failed<Answer> {
  given_at?: number | undefined;
  answer: Answer;
}

/** An answer that may be sent without the moment it was given. */
export type Undated<Answer extends SentAnswer> = Omit<Answer, 'answered_at'> & { answered_at?: number };

/**
 * What becomes of an answer that could not be sent. An answer of which only the time is refused is sent again without it,
 * and recorded for the moment it arrives, so that clocks that disagree lose no answer. When an answer can never be
 * recorded, the learner is told.
 */
export async function afterFailure<Answer extends SentAnswer>(
  error: unknown,
  waiting: Failed<Answer>,
  call: (undated: Undated<Answer>) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  if (isUntimely(error) && !isTooOld(waiting)) {
    const { answered_at: _disputed, ...undated } = waiting.answer;
    return call(undated).catch((again: unknown) => settled(again, waiting));
  }
  return settled(error, waiting);
}

function settled(error: unknown, { answer }: Failed<SentAnswer>): SendOutcome {
  const outcome = outcomeOf(error);
  const why = isUntimely(error) ? 'too_old' : answer.student_id == null ? 'not_taken' : 'student_gone';
  if (outcome.type === 'refused') void tellRefused(why);
  return outcome;
}

/** What a failure means for the answer. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiError) || !error.problem) return { type: 'later' };
  const { status, problem } = error;
  if (status === 401) return { type: 'logged_out' };
  if (status === 429)
    return problem.rateLimit === undefined ? { type: 'later' } : { type: 'later', waitMs: problem.rateLimit };
  return { type: isFinal(error) ? 'refused' : 'later' };
}

const isUntimely = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.params?.['field'] === 'answered_at';

/** Whether by this device's clock, too, it was given too long ago. */
const isTooOld = ({ given_at, answer }: Failed<SentAnswer>): boolean =>
  (given_at ?? answer.answered_at) < Date.now() - latestArrivalMs;

/** Tells whoever is here that an answer, or the score of a game, was refused for good. */
export async function tellRefused(why: 'too_old' | 'not_taken' | 'student_gone' | 'score'): Promise<void> {
  const notice = await withWords(import('./refused-notice.tsx'), accountCatalogues).catch(() => undefined);
  notice?.showRefused(why);
}
