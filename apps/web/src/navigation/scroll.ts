import { readOfSession, rememberOfSession } from '../browser-store.ts';

/** How far down each entry of the history was left, in pixels; outlives a reload. */
const places = remembered();
/** So many of them are kept. */
const most = 100;
let shown: string | undefined;

/** From now on this, and not the browser, remembers how far down a page was. Gives back what ends that. */
export function followScroll(): () => void {
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', keep);
  return () => {
    history.scrollRestoration = scrollRestoration;
    removeEventListener('scroll', note);
    removeEventListener('pagehide', keep);
  };
}

/** Scrolls to where the page of this entry was left; to its beginning when it is new. */
export function scrollAsLeft(key: string): void {
  if (key === shown) return;
  shown = key;
  scrollTo(0, places.get(key) ?? 0);
}

function note(): void {
  if (shown === undefined) return;
  places.delete(shown);
  places.set(shown, scrollY);
}

function keep(): void {
  rememberOfSession('scroll_positions', JSON.stringify([...places].slice(-most)));
}

function remembered(): Map<string, number> {
  try {
    return new Map(JSON.parse(readOfSession('scroll_positions') ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
