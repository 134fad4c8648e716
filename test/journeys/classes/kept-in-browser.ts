import type { Page } from '@playwright/test';

/** What is shown on a page, and all that its browser keeps for this site, as text. */
export const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [Object.entries(localStorage), Object.entries(sessionStorage)].map((kept) => JSON.stringify(kept));
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      await new Promise((opened) => opening.addEventListener('success', opened));
      const database = opening.result;
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        await new Promise((read) => rows.addEventListener('success', read));
        found.push(JSON.stringify(rows.result));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.(?:png|webp|mp3|woff2|svg)$/u.test(request.url)) continue;
        found.push(request.url, await (await cache.match(request))!.text());
      }
    }
    return [...found, document.documentElement.outerHTML].join('\n');
  });
