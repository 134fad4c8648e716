import { ApiError } from '@lexiroom/contracts/http';
import type { QueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import { reportReachable, withTimeLimit } from '../../offline/index.ts';
import { newAnswerId } from './answer-id.ts';
import { outcomeOf, tellRefused } from './failed-sending.ts';
import { notTheirs } from './not-theirs.ts';
import { serverNow } from './server-clock.ts';
import { type SendOutcome, waitingAnswers, type WaitingGameCall } from './waiting-answers.ts';

/** A call that takes longer is given up and made again later, in milliseconds. */
const longestCallMs = 5000;

/**
 * Opens a round of a game, or sends its score. A score that the server refuses for good is let go, and whoever played is
 * told; of a round that is refused, the score will be. A score that comes too soon, because its round was opened late, waits as long as the server
 * says, behind the answers that are given until then.
 */
export async function sendGameCall(waiting: WaitingGameCall, cache: QueryClient): Promise<SendOutcome> {
  const { call } = waiting;
  if (call.type === 'score' && (call.not_before ?? 0) > Date.now()) return { type: 'later' };
  try {
    const hasArrived = await withTimeLimit(longestCallMs, (signal) => make(call, signal));
    reportReachable(true);
    if (!hasArrived) return { type: 'later' };
    // Scoreboards in sight show it.
    if (call.type === 'score') void cache.invalidateQueries({ queryKey: ['game_scores'] });
    return { type: 'done' };
  } catch (error) {
    reportReachable(statusOf(error) !== 0);
    return afterFailure(error, waiting);
  }
}

/** True when the reply is about this very call: the log-in page of a network may reply anything. */
async function make(call: WaitingGameCall['call'], signal: AbortSignal): Promise<boolean> {
  if (call.type === 'score') return (await api.gameScore({ body: call.body }, signal))?.score === call.body.score;
  return (await api.gameRound({ body: call.body }, signal))?.round_id === call.body.round_id;
}

async function afterFailure(error: unknown, waiting: WaitingGameCall): Promise<SendOutcome> {
  const { call, username } = waiting;
  const { code, params } = (error instanceof ApiError && error.problem) || {};
  if (code === 'SCORE_TOO_SOON' && call.type === 'score') {
    const wait_ms = Number(params?.['wait_ms'] ?? 1000);
    const id = newAnswerId(serverNow() + wait_ms);
    await waitingAnswers.put([username, id], { ...waiting, id, call: { ...call, not_before: Date.now() + wait_ms } });
    return { type: 'done' };
  }
  const outcome: SendOutcome = code === 'NOT_FOUND' ? { type: await notTheirs(username) } : outcomeOf(error);
  if (outcome.type === 'refused' && call.type === 'score') void tellRefused('score');
  return outcome;
}
