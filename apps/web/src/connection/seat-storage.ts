import type { CommandOf } from '@lexiroom/contracts/live';

/** A storage of the browser that never throws: where it keeps nothing (private windows, full disks), the page's memory does. */
interface SafeStorage {
  get(key: string): string | null;
  put(key: string, value: string): void;
  drop(key: string): void;
}

function safeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (kept: Storage) => Result): Result | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)),
    put(key, value) {
      memory.set(key, value);
      attempt((kept) => kept.setItem(key, value));
    },
    drop(key) {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
  };
}

/** Outlives the browser: the seat of a session, by its pin. */
const browserStorage = safeStorage(() => localStorage);
/** Outlives a refresh: the answer that was on its way. */
const tabStorage = safeStorage(() => sessionStorage);

const seatKey = (pin: string) => `live_seat:${pin}`;

/** The secret that says whose seat this browser has in the session of a pin. */
export const seatTokens = {
  of: (pin: string) => browserStorage.get(seatKey(pin)),
  keep: (pin: string, token: string) => browserStorage.put(seatKey(pin), token),
  forget: (pin: string) => browserStorage.drop(seatKey(pin)),
};

const claimKey = (pin: string) => `live_claim:${pin}`;

/** The code by which what a guest answers can be taken into an account; of this tab, until the end of the quiz is kept. */
export const claimCodes = {
  of: (pin: string) => tabStorage.get(claimKey(pin)),
  /** None for who is logged in. */
  keep(pin: string, code: string | undefined): void {
    if (code === undefined) tabStorage.drop(claimKey(pin));
    else tabStorage.put(claimKey(pin), code);
  },
};

const remoteKey = (pin: string) => `live_remote:${pin}`;

/** What this phone steers the session of a pin with, and the number by which the host knows it; of this tab. */
export const remoteTokens = {
  of(pin: string): { remote_token: string; sign: number } | null {
    const [, sign, remote_token] = /^(\d+) (.+)$/.exec(tabStorage.get(remoteKey(pin)) ?? '') ?? [];
    return remote_token === undefined ? null : { remote_token, sign: Number(sign) };
  },
  keep: (pin: string, { remote_token, sign }: { remote_token: string; sign: number }) =>
    tabStorage.put(remoteKey(pin), `${sign} ${remote_token}`),
  forget: (pin: string) => tabStorage.drop(remoteKey(pin)),
};

const outboxKey = (pin: string) => `live_outbox:${pin}`;

/**
 * The answer that is on its way to the session of a pin. It survives a refresh, and goes out again under its own id,
 * so that it counts once.
 */
export const answerOutbox = {
  keep: (pin: string, answer: CommandOf<'answer'>) => tabStorage.put(outboxKey(pin), JSON.stringify(answer)),
  clear: (pin: string) => tabStorage.drop(outboxKey(pin)),
  of(pin: string): CommandOf<'answer'> | null {
    const kept = tabStorage.get(outboxKey(pin));
    try {
      return kept === null ? null : (JSON.parse(kept) as CommandOf<'answer'>);
    } catch {
      return null;
    }
  },
};
