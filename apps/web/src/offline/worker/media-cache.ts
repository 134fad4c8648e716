/** What is kept once it was used, and how many of each: their addresses never mean anything else. */
export const mostKept = { pictures: 1500, sounds: 1500, fonts: 200 } as const;
export type MediaKind = keyof typeof mostKept;

/** From what is kept; from the network, and kept from then on, the first time. */
export async function keptOrFetched(
  kind: MediaKind,
  request: Request,
  whileBusy: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(kind);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // A full disk is no reason not to hand it out.
  if (response.status === 200) whileBusy(keep(kind, request, response.clone()).catch(() => undefined));
  return response;
}

async function keep(kind: MediaKind, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(kind);
  await cache.put(request, response);
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -mostKept[kind]).map((old) => cache.delete(old)));
}
