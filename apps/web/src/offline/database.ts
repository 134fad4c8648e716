import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The stores of this browser: unsent answers, opened studies, where somebody is in a mode, and who was logged in. */
export const storeNames = ['answers', 'studies', 'progress', 'visitor'] as const;
export type StoreName = (typeof storeNames)[number];

/** A key begins with the username, '' for a visitor, so that all rows of one person can be found. */
export type Key = [whose: string, ...rest: (string | number)[]];

/** A row as it is stored; `kept_at` in epoch milliseconds of this device. */
export interface StoredRow {
  kept_at: number;
  row: unknown;
}

type Store = { key: Key; value: StoredRow; indexes: { kept_at: number } };
interface Stores extends DBSchema, Record<StoreName, Store> {}
export type Database = IDBPDatabase<Stores>;

/** A browser that takes longer than this to open its store, in milliseconds, is treated as one that keeps nothing. */
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
    // Another tab waits to upgrade the store: this one closes it, and opens it again when it needs it.
    blocking(_version, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
