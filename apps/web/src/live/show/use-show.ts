import type { ProjectorView } from '@lexiroom/contracts/live';
import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';
import { type Beat, beatsOf } from './beats.ts';

/** How far a board is with what it tells one after the other. */
export interface Show {
  /** Whether this is told by now; what is told without suspense is told at once. */
  has: (beat: Beat) => boolean;
  isRunning: boolean;
  /** Tells all that is left. */
  skip: () => void;
}

/** What a board shows that tells everything at once. */
export const wholeShow: Show = { has: () => true, isRunning: false, skip: () => undefined };

/** Tells the beats of a phase one after the other; at once where motion is to be calm. */
export function useShow(view: ProjectorView | null): Show {
  const moment = view ? `${view.phase} ${view.question?.number ?? 0}` : '';
  const beats = view ? beatsOf(view) : [];
  const [told, setTold] = useState({ moment, count: 0 });
  const count = beats.length === 0 || isMotionReduced() ? beats.length : told.moment === moment ? told.count : 0;
  const afterMs = beats[count]?.afterMs;
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(() => setTold({ moment, count: count + 1 }), afterMs);
    return () => clearTimeout(timer);
  }, [moment, count, afterMs]);
  return {
    has: (beat) => beats.findIndex((timed) => timed.beat === beat) < count,
    isRunning: count < beats.length,
    skip: () => setTold({ moment, count: beats.length }),
  };
}

const skipKeys = new Set([' ', 'Enter', 'PageDown', 'ArrowRight', 'Escape']);

/** While the suspense lasts, the keys that would go on end it, and nothing else. */
export function useSkippableShow({ isRunning, skip }: Show): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!skipKeys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('a, button, input, select, textarea, dialog')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      skip();
    };
    // Before the keys of the controls, which would go on to the next phase.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
}
