import type { PinState } from '@lexiroom/contracts/live';
import type { Problem, RefusalCode } from '@lexiroom/contracts/errors';
import type { z } from 'zod/mini';

export type PinLookUp = z.output<typeof PinState>;

/** Why a pin leads nowhere. */
export class PinRefused extends Error {
  /** Undefined without a connection, or when the server's answer is no refusal. */
  readonly code: RefusalCode | undefined;
  constructor(problem?: Problem) {
    super(problem?.errDesc ?? 'No connection');
    this.code = problem?.code;
  }
  /** Whether the server would answer the same when asked again. */
  get isAnswer(): boolean {
    return this.code !== undefined && this.code !== 'RETRY' && this.code !== 'SURPRISE';
  }
}

const lookUpWithinMs = 8000;

/**
 * Whether a pin can be joined. By hand rather than by the typed client, which would bring the schemas of every call to
 * the first page that phones load. Throws {@link PinRefused}.
 */
export async function lookUpPin(pin: string, signal?: AbortSignal): Promise<PinLookUp> {
  // By hand: AbortSignal.any and .timeout are younger than the tablets of many schools.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), lookUpWithinMs);
  signal?.addEventListener('abort', () => giveUp.abort());
  const response = await fetch(`/api/live/${encodeURIComponent(pin)}`, {
    credentials: 'include',
    signal: giveUp.signal,
  }).catch(() => undefined);
  clearTimeout(timer);
  if (!response) throw new PinRefused();
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new PinRefused(answer as Problem | undefined);
  return answer as PinLookUp;
}
