import { newCommandId } from '../../api/command-id.ts';

/** What this page has not sent lies under a name of its own: no other tab writes there. */
const page = newCommandId();

const nameOf = (user_id: number, deck_id: number | '' = '') => `unsent-changes-${user_id}-${deck_id}`;

/** Names of what lies on this device and begins so. */
function namesWith(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Nothing of this user's waits here any more, in whichever deck. */
export function forgetChanges(user_id: number): void {
  for (const name of namesWith(nameOf(user_id))) localStorage.removeItem(name);
}

/** Where the changes of a deck lie that one page has not sent. */
export interface PlaceOfChanges {
  /** Keeps them; false where the browser has no room. Null: there are none. */
  keep: (text: string | null) => boolean;
  /** Another tab keeps something: it is taken over once that tab is gone. */
  hear: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
}

/** Of each deck the editor of this page that sends: what ends it. */
const open = new Map<string, () => void>();

/**
 * The place of an editor that opens, for this user and deck. `onFound` is given what lies there of this page, and of pages
 * that are gone, as soon as they are: each is known by a lock that ends with it. It is in charge of that from then on.
 * Where browsers have no locks (no TLS), all that lies there is taken for left behind: what is sent twice is done once.
 * `onLeft`: another editor of this page has taken its place.
 */
export function placeOfChanges(
  user_id: number,
  deck_id: number,
  onFound: (text: string) => void,
  onLeft: () => void,
): PlaceOfChanges {
  const beginning = `${nameOf(user_id, deck_id)}-`;
  const own = beginning + page;
  const locks = (navigator as Partial<Navigator>).locks;
  let isLeft = false;
  const watched = new Set<string>();

  function take(name: string) {
    watched.delete(name);
    const text = isLeft ? null : localStorage.getItem(name);
    if (text === null) return;
    onFound(text);
    if (name !== own) localStorage.removeItem(name);
  }
  function watch(name: string) {
    if (!locks || watched.has(name)) return;
    watched.add(name);
    locks.request(name, () => take(name)).catch(() => undefined);
  }

  const before = open.get(own);
  before?.();
  // Held until the page is gone; the next editor of it need not ask again.
  if (locks && !before) locks.request(own, () => new Promise(() => undefined)).catch(() => undefined);
  open.set(own, () => {
    isLeft = true;
    onLeft();
  });
  for (const name of namesWith(beginning)) {
    if (name === own || !locks) take(name);
    else watch(name);
  }
  return {
    keep: (text) => {
      try {
        if (text === null) localStorage.removeItem(own);
        else localStorage.setItem(own, text);
        return true;
      } catch {
        return false;
      }
    },
    hear: ({ key, newValue }) => {
      if (key?.startsWith(beginning) && newValue !== null) watch(key);
    },
  };
}
