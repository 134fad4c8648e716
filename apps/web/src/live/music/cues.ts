import type { ProjectorView } from '@lexiroom/contracts/live';
import type { Beat } from '../show/beats.ts';
import { countdownSeconds, type PieceName, tensionSeconds } from './score.ts';

/** What the music needs to know of a moment. */
export type Moment = Pick<ProjectorView, 'phase' | 'paused' | 'count' | 'starts_at' | 'question' | 'race'> & {
  /** What of the phase is told by now. */
  told: readonly Beat[];
};

/** What is to be heard once; `inMs`: so much later, or so much earlier where it has begun. */
export interface Cue {
  piece: PieceName;
  inMs: number;
}

/** What is played in a loop at a moment; nothing while the session is paused, or while one has to think. */
export function loopAt({ phase, paused, told }: Moment): PieceName | null {
  if (paused) return null;
  if (phase === 'lobby') return 'lobby';
  return phase === 'podium' && !told.includes('first') ? 'roll' : null;
}

/** Names the stretch of time that a timed piece belongs to: in another one it is silenced. */
export function stretchOf({ phase, paused, question, race, starts_at }: Moment): string {
  const deadline = race?.deadline_at ?? question?.deadline_at ?? null;
  return [phase, paused, question?.number ?? 0, phase === 'starting' ? starts_at : deadline].join(' ');
}

/** What a stretch of time has in it: the countdown before the first question, the tension before a deadline. */
export function timedCue({ phase, paused, question, race, starts_at }: Moment, serverNow: number): Cue | null {
  if (paused) return null;
  if (phase === 'starting' && starts_at !== undefined)
    return { piece: 'countdown', inMs: starts_at - countdownSeconds * 1000 - serverNow };
  const deadline = race ? race.deadline_at : (question?.deadline_at ?? null);
  if (phase !== 'open' || deadline === null || deadline <= serverNow) return null;
  return { piece: 'tension', inMs: deadline - tensionSeconds * 1000 - serverNow };
}

/** What has just happened, to be heard at once: of two moments that follow each other. */
export function cuesBetween(before: Moment, now: Moment): PieceName[] {
  if (now.paused) return [];
  if (before.phase !== now.phase) return beginningOf(now);
  if (now.phase === 'lobby') return now.count > before.count ? ['plop'] : [];
  const newest = now.told.filter((beat) => !before.told.includes(beat));
  return newest.flatMap((beat) => pieceOf[beat] ?? []).slice(-1);
}

function beginningOf({ phase, told }: Moment): PieceName[] {
  if (phase === 'locked') return ['gong'];
  if (phase === 'leaderboard') return ['leaderboard'];
  // Where nothing is told with suspense, it is told now.
  if (phase === 'reveal') return told.includes('answer') ? ['reveal'] : [];
  return phase === 'podium' && told.includes('first') ? ['fanfare'] : [];
}

const pieceOf: Partial<Record<Beat, PieceName>> = { answer: 'reveal', third: 'drum', second: 'drum', first: 'fanfare' };
