import type { StateValue } from 'xstate';
import type { LineState } from '../connection/line-region.ts';

/** Where a screen stands: the innermost name of its course, and how its line is. */
export interface Standing<Situation extends string> {
  situation: Situation;
  line: LineState;
}

/** Reads the value of a machine whose state `inside` has the regions `course` and `line`. */
export function standingOf<Situation extends string>(value: StateValue): Standing<Situation> {
  if (typeof value === 'object' && typeof value.inside === 'object') {
    const { course, line } = value.inside;
    return { situation: innermost(course) as Situation, line: line as LineState };
  }
  const outer = typeof value === 'object' ? Object.keys(value)[0] : value;
  return { situation: outer as Situation, line: 'online' };
}

function innermost(value: StateValue | undefined): string {
  if (typeof value !== 'object') return value ?? '';
  return innermost(Object.values(value)[0]);
}
