import { readOfSession, rememberOfSession } from '../browser/stored-values.ts';

/** How far down each entry of the history was left, in pixels; outlives a reload. */
const places = remembered();
/** How many scroll positions are remembered. */
const most = 100;
/** How long a page may take to become as high as it was left, in milliseconds. */
const patienceMs = 5000;
let shown: string | undefined;
/** Ends the waiting for a page that is not yet as high as it was; undefined when none is waited for. */
let giveUp: (() => void) | undefined;

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
    giveUp?.();
  };
}

/**
 * Scrolls to where the page of this entry was left, as soon as it is as high again: what stands on it may have to be
 * fetched first. To its beginning when it is new. Whoever scrolls meanwhile is left where they are.
 */
export function scrollAsLeft(key: string): void {
  if (key === shown) return;
  shown = key;
  giveUp?.();
  const place = places.get(key) ?? 0;
  scrollTo(0, place);
  if (scrollY < place - 1) scrollOnceHigh(place);
}

function scrollOnceHigh(place: number): void {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(() => giveUp?.(), patienceMs);
  const watching = new ResizeObserver(() => {
    scrollTo(0, place);
    if (scrollY >= place - 1) giveUp?.();
  });
  giveUp = () => {
    giveUp = undefined;
    clearTimeout(timer);
    watching.disconnect();
    listening.abort();
  };
  watching.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, () => giveUp?.(), { signal, passive: true });
}

function note(): void {
  if (shown === undefined || giveUp) return;
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
