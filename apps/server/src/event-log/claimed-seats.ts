import { liveGames } from '@lexiroom/domain/games';
import { sessionTimes } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import { keptOf, recordSeat } from './copied-answers.ts';
import { countedAnswers } from './live-rows.ts';

/** Somebody wants to keep what a guest's seat has answered. `at`: epoch milliseconds. */
export interface Claim {
  live_id: number;
  seat_id: number;
  user_id: number;
  at: number;
}

/** `NOT_FOUND`: the session was deleted, or nothing that was answered there counts for people. */
export type ClaimRefusal = 'NOT_FOUND' | 'CLAIMED' | 'CLAIM_TOO_LATE';

interface ClaimedSeat {
  game: keyof typeof liveGames;
  ended_at: Date | null;
  person_id: number | null;
  claimed_by: number | null;
  claimed_at: Date | null;
}

/**
 * Gives an account what a guest has answered, whatever the words, on the person's own days; what is answered there later
 * counts for it as well. Once for ever: another account is refused, also when the first one is gone. Said twice it is done
 * once. What the seat has answered to questions that were taken back does not count. Gives how many answers the account has
 * of that seat. Last in the client's transaction.
 */
export async function claimSeat(
  client: pg.ClientBase,
  { live_id, seat_id, user_id, at }: Claim,
): Promise<number | ClaimRefusal> {
  // A question that is being revealed, or taken back, is waited for, and waits.
  const { rows } = await client.query<ClaimedSeat>(
    `select game, ended_at, seats.person_id, claimed_by, claimed_at
     from lives join seats using (live_id)
     where live_id = $1 and seat_id = $2 and exists (
       select from live_events where live_events.live_id = lives.live_id and seq = 1
         and body -> 'settings' ->> 'records_answers' is distinct from 'false'
         and body -> 'settings' ->> 'names' is distinct from 'roster')
     for share of lives for no key update of seats`,
    [live_id, seat_id],
  );
  const [seat] = rows;
  if (!seat) return 'NOT_FOUND';
  const isOthers = seat.person_id !== null && seat.person_id !== user_id;
  if (isOthers || (seat.claimed_at && seat.claimed_by !== user_id)) return 'CLAIMED';
  if (!seat.claimed_at) {
    if (seat.ended_at && at > seat.ended_at.getTime() + sessionTimes.claimableMs) return 'CLAIM_TOO_LATE';
    await client.query('update seats set claimed_by = $3, claimed_at = $4 where live_id = $1 and seat_id = $2', [live_id, seat_id, user_id, new Date(at)]); // prettier-ignore
    const counted = await countedAnswers(client, live_id, { rules: liveGames[seat.game] });
    await recordSeat(client, live_id, seat_id, counted);
  }
  return keptOf(client, live_id, seat_id, user_id);
}
