/** Where the browser is. */
export interface Address {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
  /** All of it, from the path on. */
  href: string;
  /** What goes along with this entry of the history; whoever put it there knows what it is. */
  state: object;
  /** Of this entry of the history: coming back to it, it is the same. */
  key: string;
}

/** A way from one address to the next. */
export interface Way {
  from: Address;
  to: Address;
}

/** What we write into an entry of the history. */
type Entry = Pick<Address, 'state' | 'key'>;

let keys = 0;
let current = read();
const listeners = new Set<(way: Way) => void>();
addEventListener('popstate', changed);

/** Where the browser is now; what is drawn may still be the page before. */
export const currentAddress = (): Address => current;

/** Tells every change of the address, before the page follows. Gives back what ends that. */
export function onWay(listener: (way: Way) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to an address behind index.html: a new entry of the history. */
export function push(href: string, state: object = {}): void {
  history.pushState(newEntry(state), '', href);
  changed();
}

/** Goes to an address in the place of the entry where we are. */
export function replace(href: string, state: object = {}): void {
  history.replaceState(newEntry(state), '', href);
  changed();
}

/** To the entry before this one. */
export const back = (): void => history.back();

function changed(): void {
  const from = current;
  current = read();
  for (const listener of listeners) listener({ from, to: current });
}

function newEntry(state: object): Entry {
  keys += 1;
  return { key: `${performance.timeOrigin}-${keys}`, state };
}

function read(): Address {
  const { pathname, search, hash } = location;
  return { pathname, search, href: pathname + search + hash, ...entryHere() };
}

/** The entry where the browser is; one that is not ours (typed, of an earlier build) becomes it. */
function entryHere(): Entry {
  const { key, state } = (history.state ?? {}) as Partial<Entry>;
  if (key !== undefined && state) return { key, state };
  const made = newEntry({});
  history.replaceState(made, '');
  return made;
}
