import type { MediaKind } from './worker/media-cache.ts';

/** How many files are fetched at the same time. */
const parallel = 3;

/** Fetches pictures or sounds into the cache from which the service worker serves them without a network. */
export async function keepMedia(kind: MediaKind, paths: Iterable<string>): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  const waiting = new Set(paths).values();
  try {
    const cache = await caches.open(kind);
    const fetchNext = async () => {
      for (const path of waiting) if (!(await cache.match(path))) await cache.add(path);
    };
    await Promise.all(Array.from({ length: parallel }, fetchNext));
  } catch {
    // The network is gone, or the disk is full: what is missing is fetched the next time.
  }
}
