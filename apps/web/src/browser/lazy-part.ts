import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const firstPauseMs = 1000;
const longestPauseMs = 8000;

/**
 * A part of a page that is fetched when it is first drawn. React alone would keep a fetch that failed for good, and break
 * the page around it. This one is tried again after 1, 2, 4 and then every 8 seconds, and at once when the browser has a
 * network again; meanwhile what Suspense shows stands in its place.
 */
export const lazyPart = <Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await untilFetched(fetchPart, firstPauseMs) }));

const untilFetched = <Part>(fetchPart: () => Promise<Part>, pauseMs: number): Promise<Part> =>
  fetchPart().catch(async () => {
    await new Promise((goOn) => {
      setTimeout(goOn, pauseMs);
      addEventListener('online', goOn, { once: true });
    });
    return untilFetched(fetchPart, Math.min(pauseMs * 2, longestPauseMs));
  });
