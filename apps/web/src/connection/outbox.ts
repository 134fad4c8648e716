import type { CommandOf } from '@lexiroom/contracts/live';
import { passing } from './keepsakes.ts';

const key = (pin: string) => `live_outbox:${pin}`;

/**
 * The answer that is on its way to the session of a pin. It survives a refresh, and goes out again under its own id,
 * so that it counts once.
 */
export const answerOutbox = {
  keep: (pin: string, answer: CommandOf<'answer'>) => passing.put(key(pin), JSON.stringify(answer)),
  clear: (pin: string) => passing.drop(key(pin)),
  of(pin: string): CommandOf<'answer'> | null {
    const kept = passing.get(key(pin));
    try {
      return kept === null ? null : (JSON.parse(kept) as CommandOf<'answer'>);
    } catch {
      return null;
    }
  },
};
