import type { CommandOf } from '@lexiroom/contracts/live';
import { tabStorage } from './seat-storage.ts';

const key = (pin: string) => `live_outbox:${pin}`;

/**
 * The answer that is on its way to the session of a pin. It survives a refresh, and goes out again under its own id,
 * so that it counts once.
 */
export const answerOutbox = {
  keep: (pin: string, answer: CommandOf<'answer'>) => tabStorage.put(key(pin), JSON.stringify(answer)),
  clear: (pin: string) => tabStorage.drop(key(pin)),
  of(pin: string): CommandOf<'answer'> | null {
    const kept = tabStorage.get(key(pin));
    try {
      return kept === null ? null : (JSON.parse(kept) as CommandOf<'answer'>);
    } catch {
      return null;
    }
  },
};
