import type { Random } from '../chance/index.ts';

/** A pin: six digits, the first not 0. Give it a secure source of chance. */
export function drawPin(random: Random): string {
  return String(100_000 + Math.floor(random() * 900_000));
}
