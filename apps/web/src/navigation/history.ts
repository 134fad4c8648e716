/** Where the browser is. */
export interface Address {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
  /** Path, query and fragment together. */
  href: string;
  /** The state of this entry of the history; only the code that put it there knows its shape. */
  state: object;
  /** Identifies this entry of the history; it is the same when one comes back to the entry. */
  key: string;
  /** The address of the entry before this one, when a way of ours led from there to here. */
  from?: string | undefined;
}

/** A way from one address to the next. */
export interface AddressChange {
  from: Address;
  to: Address;
  /** Whether it takes the place of the entry before, as a page does that only leads on to another one. */
  isReplaced: boolean;
}

/** The part of an address that is stored in an entry of the history. */
type Entry = Pick<Address, 'state' | 'key' | 'from'>;

let keys = 0;
let current = read();
const listeners = new Set<(way: AddressChange) => void>();
addEventListener('popstate', () => changed());

/** Where the browser is now; what is drawn may still be the page before. */
export const currentAddress = (): Address => current;

/** Tells every change of the address, before the page follows. Gives back what ends that. */
export function onAddressChange(listener: (way: AddressChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to an address behind index.html: a new entry of the history. */
export function push(href: string, state: object = {}): void {
  history.pushState(newEntry(state, current.href), '', href);
  changed();
}

/** Goes to an address in the place of the entry where we are. */
export function replace(href: string, state: object = {}): void {
  history.replaceState(newEntry(state, current.from), '', href);
  changed(true);
}

/** Puts another address over the entry where we are: it stays the same page, with its state, where it was scrolled to. */
export function amend(href: string): void {
  history.replaceState(history.state, '', href);
  changed();
}

/** Puts another state into the entry where we are: it stays the same page, at the same address. */
export function amendState(state: object): void {
  history.replaceState({ ...entryHere(), state }, '');
  changed();
}

/** To the entry before this one. */
export const back = (): void => history.back();

/**
 * One level up: to the entry before this one when that is the address, where it stands as it was left; else there anew.
 * By which link either was opened does not matter.
 */
export function upTo(href: string): void {
  if (current.from?.split(linkKey)[0] === href.split(linkKey)[0]) back();
  else push(href);
}

/** The last of an address's parameters. */
const linkKey = /[?&]key=/;

function changed(isReplaced = false): void {
  const from = current;
  current = read();
  for (const listener of listeners) listener({ from, to: current, isReplaced });
}

function newEntry(state: object, from?: string): Entry {
  keys += 1;
  return { key: `${performance.timeOrigin}-${keys}`, state, from };
}

function read(): Address {
  const { pathname, search, hash } = location;
  return { pathname, search, href: pathname + search + hash, ...entryHere() };
}

/** The entry where the browser is; one that is not ours (typed, of an earlier build) becomes it. */
function entryHere(): Entry {
  const { key, state, from } = (history.state ?? {}) as Partial<Entry>;
  if (key !== undefined && state) return { key, state, from };
  const entry = newEntry({});
  history.replaceState(entry, '');
  return entry;
}
