import { type Database, database, type Key, type StoredRow, type StoreName } from './database.ts';

/**
 * Rows of one sort that outlive the page, by key. What the browser refuses to keep is held in memory instead, and lasts
 * as long as the page: no call ever fails.
 */
export interface RecordStore<Row> {
  get: (key: Key) => Promise<Row | undefined>;
  put: (key: Key, row: Row) => Promise<void>;
  drop: (key: Key) => Promise<void>;
  /** In the order of their keys. */
  rowsOf: (whose: string) => Promise<Row[]>;
  /** Deletes the oldest rows when there are more. */
  keepNewest: (most: number) => Promise<void>;
  /** Deletes the rows of everybody else. */
  keepOnly: (whose: string) => Promise<void>;
}

const nameOf = (key: Key) => JSON.stringify(key);
const allOf = (whose: string) => IDBKeyRange.bound([whose], [whose, []]);
const notOf = (whose: string) => [IDBKeyRange.upperBound([whose], true), IDBKeyRange.lowerBound([whose, []], true)];

/** The result of a use of the browser's store; undefined where the browser refuses it. */
async function attempt<Result>(use: (store: Database) => Promise<Result>): Promise<Result | undefined> {
  try {
    const store = await database();
    return store && (await use(store));
  } catch {
    return undefined;
  }
}

/** The store of this name; `now` in epoch milliseconds tells which rows are the oldest. */
export function openRecordStore<Row>(name: StoreName, now = () => Date.now()): RecordStore<Row> {
  const inMemory = new Map<string, { key: Key } & StoredRow>();
  return {
    async get(key) {
      const kept = inMemory.get(nameOf(key)) ?? (await attempt((store) => store.get(name, key)));
      return kept?.row as Row | undefined;
    },
    async put(key, row) {
      const kept = { kept_at: now(), row };
      const isStored = await attempt((store) => store.put(name, kept, key));
      if (isStored) inMemory.delete(nameOf(key));
      else inMemory.set(nameOf(key), { key, ...kept });
    },
    async drop(key) {
      inMemory.delete(nameOf(key));
      await attempt((store) => store.delete(name, key));
    },
    async rowsOf(whose) {
      const stored = await attempt(async (store) => {
        const reading = store.transaction(name);
        const [keys, rows] = await Promise.all([
          reading.store.getAllKeys(allOf(whose)),
          reading.store.getAll(allOf(whose)),
        ]);
        return keys.map((key, at) => [nameOf(key), rows[at]!.row] as const);
      });
      const held = [...inMemory].filter(([, { key }]) => key[0] === whose);
      const all = new Map([...(stored ?? []), ...held.map(([of, { row }]) => [of, row] as const)]);
      return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row as Row);
    },
    async keepNewest(most) {
      const oldestFirst = [...inMemory].toSorted(([, a], [, b]) => a.kept_at - b.kept_at);
      for (const [of] of oldestFirst.slice(0, -most)) inMemory.delete(of);
      await attempt(async (store) => {
        const keys = await store.getAllKeysFromIndex(name, 'kept_at');
        await Promise.all(keys.slice(0, -most).map((key) => store.delete(name, key)));
      });
    },
    async keepOnly(whose) {
      for (const [of, { key }] of inMemory) if (key[0] !== whose) inMemory.delete(of);
      await attempt((store) => Promise.all(notOf(whose).map((range) => store.delete(name, range))));
    },
  };
}
