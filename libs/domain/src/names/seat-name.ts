import { graphemeCount } from '../text/index.ts';
import { nameFault } from './name-fault.ts';

/** Of the name of a player: in letters as a reader counts them. */
export const seatNameLimits = { least: 1, most: 20 } as const;

/** Letters and marks of any script, digits, space, - ' and . with what other scripts write for these; and joiners. */
const isOfNames = /^[\p{L}\p{M}\p{N} \-'’.‐‑·・׳״་\u200c\u200d]+$/u;

/**
 * Whether a player may be called so: 1–20 letters (decisions: live mode, names), a letter or digit among them, no emoji,
 * and what holds for every name that people see ({@link nameFault}).
 */
export function isSeatName(name: string): boolean {
  const length = graphemeCount(name);
  if (length < seatNameLimits.least || length > seatNameLimits.most) return false;
  if (!/[\p{L}\p{N}]/u.test(name) || !isOfNames.test(name) || /\p{Me}/u.test(name)) return false;
  return nameFault(name, seatNameLimits.most) === undefined;
}
