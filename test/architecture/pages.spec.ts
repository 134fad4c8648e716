import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '../../apps/server/src/http/pages/page-addresses.ts';

test('the server answers with success where the browser has a page, and nowhere else', () => {
  const table = readFileSync(path.resolve(import.meta.dirname, '../../apps/web/src/routes.tsx'), 'utf8');
  const inBrowser = [...table.matchAll(/'(\/[^']*)'/g)].map(([, address]) => address!);
  const onServer = pagePaths.filter((address) => !address.startsWith('/live'));
  expect(onServer.toSorted()).toEqual(inBrowser.toSorted());
});
