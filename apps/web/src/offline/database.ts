import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is kept in this browser, a store each: unsent answers, opened studies, studies in progress, who was here. */
export const storeNames = ['answers', 'studies', 'progress', 'visitor'] as const;
export type StoreName = (typeof storeNames)[number];

/** Whose it is comes first, so that all of one person can be found: a username, or '' for a visitor. */
export type Key = [whose: string, ...rest: (string | number)[]];

/** A row as it is stored; `kept_at` in epoch milliseconds of this device. */
export interface Kept {
  kept_at: number;
  row: unknown;
}

type Store = { key: Key; value: Kept; indexes: { kept_at: number } };
interface Stores extends DBSchema, Record<StoreName, Store> {}
export type Database = IDBPDatabase<Stores>;

/** A browser that does not open its store by then, in milliseconds, is one that keeps nothing. */
const longestOpeningMs = 2000;
let opening: Promise<Database | undefined> | undefined;

/** The store of this browser; undefined where it is refused (private windows, full disks). */
export function database(): Promise<Database | undefined> {
  opening ??= open();
  return opening;
}

function forget(): void {
  opening = undefined;
}

async function open(): Promise<Database | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longestOpeningMs, undefined);
  });
  try {
    return await Promise.race([openStore(), giveUp]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function openStore(): Promise<Database> {
  return openDB<Stores>('lexiroom', 1, {
    upgrade(made) {
      for (const name of storeNames) made.createObjectStore(name).createIndex('kept_at', 'kept_at');
    },
    // Another tab waits for a newer form of the store: this one steps aside and asks again when it needs it.
    blocking(_version, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
