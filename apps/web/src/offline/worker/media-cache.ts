/** How many files of each kind are kept once they were used. What lies at their addresses never changes. */
export const mostKept = { pictures: 1500, sounds: 1500, fonts: 200 } as const;
export type MediaKind = keyof typeof mostKept;

/** A file from the cache; the first time from the network, and kept from then on. */
export async function keptOrFetched(
  kind: MediaKind,
  request: Request,
  whileBusy: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(kind);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // When it cannot be kept, as on a full disk, it is served all the same.
  if (response.status === 200) whileBusy(keep(kind, request, response.clone()).catch(() => undefined));
  return response;
}

async function keep(kind: MediaKind, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(kind);
  await cache.put(request, response);
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -mostKept[kind]).map((old) => cache.delete(old)));
}
