import { newCommandId } from '../../../api/command-id.ts';

/** What this page has not sent is stored under a name of its own, which no other tab writes to. */
const page = newCommandId();

const nameOf = (user_id: number, deck_id: number | '' = '') => `unsent-changes-${user_id}-${deck_id}`;

function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes everything of this user that is stored here and not sent, in whichever deck. */
export function forgetChanges(user_id: number): void {
  for (const name of storedNames(nameOf(user_id))) localStorage.removeItem(name);
}

/** Where one page stores what it has not sent of a deck. */
export interface ChangeStorage {
  /** False where the browser has no room for it. Null: there is nothing. */
  write: (text: string | null) => boolean;
  /** Another tab has stored something: it is restored here once that tab is gone. */
  onStorageEvent: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
}

/** For each deck, by the name of its storage, what ends the editor of this page that uses it. */
const inUse = new Map<string, () => void>();

/**
 * The storage for an editor that opens, for this user and deck. `onFound` is given what is stored there by this page, and by
 * pages that are gone as soon as they are; from then on it is the editor's. Each page holds a lock of its storage's name for as
 * long as it is there, so getting that lock shows that it is gone. Where the browser has no locks (without TLS) everything
 * that is stored counts as left behind: a change that is sent twice is done once.
 * `onReplaced`: another editor of this page has taken over the storage.
 */
export function openChangeStorage(
  user_id: number,
  deck_id: number,
  onFound: (text: string) => void,
  onReplaced: () => void,
): ChangeStorage {
  const prefix = `${nameOf(user_id, deck_id)}-`;
  const ownName = prefix + page;
  const locks = (navigator as Partial<Navigator>).locks;
  let isReplaced = false;
  const watchedNames = new Set<string>();

  function takeOver(name: string) {
    watchedNames.delete(name);
    const text = isReplaced ? null : localStorage.getItem(name);
    if (text === null) return;
    onFound(text);
    if (name !== ownName) localStorage.removeItem(name);
  }
  function takeOverWhenPageIsGone(name: string) {
    if (!locks || watchedNames.has(name)) return;
    watchedNames.add(name);
    locks.request(name, () => takeOver(name)).catch(() => undefined);
  }

  const endEarlierEditor = inUse.get(ownName);
  endEarlierEditor?.();
  // The lock is held until the page is gone, so a second editor of the page has it already.
  if (locks && !endEarlierEditor) locks.request(ownName, () => new Promise(() => undefined)).catch(() => undefined);
  inUse.set(ownName, () => {
    isReplaced = true;
    onReplaced();
  });
  for (const name of storedNames(prefix)) {
    if (name === ownName || !locks) takeOver(name);
    else takeOverWhenPageIsGone(name);
  }
  return {
    write: (text) => {
      try {
        if (text === null) localStorage.removeItem(ownName);
        else localStorage.setItem(ownName, text);
        return true;
      } catch {
        return false;
      }
    },
    onStorageEvent: ({ key, newValue }) => {
      if (key?.startsWith(prefix) && newValue !== null) takeOverWhenPageIsGone(key);
    },
  };
}
