import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '../../apps/server/src/http/pages/page-addresses.ts';

test('the server answers with success where the browser has a page, and nowhere else', () => {
  const table = readFileSync(path.resolve(import.meta.dirname, '../../apps/web/src/routes.tsx'), 'utf8');
  const inBrowser = [...table.matchAll(/'(\/[^']*)'/g)].map(([, address]) => address!);
  const onServer = pagePaths.filter((address) => !address.startsWith('/live'));
  expect(onServer.toSorted()).toEqual(inBrowser.toSorted());
});

/** By these, what is stored would become a part of a page instead of a text on it. */
const writesMarkup =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|setHTMLUnsafe|document\.write|srcDoc|createContextualFragment/;

test('S38 no page, projector, admin’s list and print included, writes markup: what is stored is shown as text everywhere', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const pages = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root });
  const writing = pages.filter((file) => writesMarkup.test(readFileSync(path.join(root, file), 'utf8')));
  expect(writing).toEqual([]);
  expect(pages.length).toBeGreaterThan(500);
});
