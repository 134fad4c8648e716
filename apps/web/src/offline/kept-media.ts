import type { MediaKind } from './worker/media-cache.ts';

/** So many are fetched at a time. */
const lanes = 3;

/** Gets pictures or sounds for a time without network, where there is a service worker to hand them out then. */
export async function keepMedia(kind: MediaKind, paths: Iterable<string>): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  const waiting = new Set(paths).values();
  try {
    const cache = await caches.open(kind);
    const lane = async () => {
      for (const path of waiting) if (!(await cache.match(path))) await cache.add(path);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  } catch {
    // The network is gone, or the disk is full: the next time goes on from here.
  }
}
