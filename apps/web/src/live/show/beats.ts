import type { ProjectorView } from '@lexiroom/contracts/live';

/** What a board tells only after a moment of suspense. */
export type Beat = 'answer' | 'third' | 'second' | 'first' | 'figures';

export interface TimedBeat {
  beat: Beat;
  /** Milliseconds after the one before, or after the phase began. */
  afterMs: number;
}

const podiumBeats = [
  { beat: 'third', rank: 3, afterMs: 900 },
  { beat: 'second', rank: 2, afterMs: 1700 },
  { beat: 'first', rank: 1, afterMs: 2400 },
] as const;
const answerMs = 1100;
const figuresMs = 2200;

/**
 * What is told one after the other in a phase: at the reveal the answers first, then which of them is right; at the podium
 * the third, the second, the first, as far as somebody stands there, and only then the figures.
 */
export function beatsOf({ phase, podium, reveal }: Pick<ProjectorView, 'phase' | 'podium' | 'reveal'>): TimedBeat[] {
  if (phase === 'reveal' && reveal && !reveal.voided) return [{ beat: 'answer', afterMs: answerMs }];
  if (phase !== 'podium' || !podium || podium.top.length === 0) return [];
  const steps = podiumBeats.filter(({ rank }) => podium.top.some((seat) => seat.rank === rank));
  return [...steps.map(({ beat, afterMs }) => ({ beat, afterMs })), { beat: 'figures', afterMs: figuresMs }];
}
