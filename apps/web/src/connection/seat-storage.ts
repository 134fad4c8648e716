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
/** Outlives a refresh: what was on its way. */
export const tabStorage = safeStorage(() => sessionStorage);

const seatKey = (pin: string) => `live_seat:${pin}`;

/** The secret that says whose seat this browser has in the session of a pin. */
export const seatTokens = {
  of: (pin: string) => browserStorage.get(seatKey(pin)),
  keep: (pin: string, token: string) => browserStorage.put(seatKey(pin), token),
  forget: (pin: string) => browserStorage.drop(seatKey(pin)),
};
