import { expect, test } from '@jest/globals';
import { page, pageAt } from './page-matching.ts';

const nothing = async () => Promise.resolve(() => null);
const pages = [
  page('/', nothing),
  page('/deck/:owner/new', nothing),
  page(['/deck/:owner/:item', '/deck/:owner/:item/:view'], nothing),
];

test.each([
  ['/', 0, {}],
  ['/deck/olga/new', 1, { owner: 'olga' }],
  ['/deck/olga/12', 2, { owner: 'olga', item: '12' }],
  ['/deck/olga/12/', 2, { owner: 'olga', item: '12' }],
  ['/Deck/olga/12/test', 2, { owner: 'olga', item: '12', view: 'test' }],
  ['/deck/ol%2Fga/12', 2, { owner: 'ol/ga', item: '12' }],
])('%s is the page of line %i, which gets %j', (path, line, parts) => {
  expect(pageAt(pages, path)).toEqual({ page: pages[line], parts });
});

test.each(['/deck', '/deck/olga', '/deck/olga/12/test/more', '/deck//12', '/deck/olga/%E0%A4', '/decks/olga/12'])(
  'at %s there is no page',
  (path) => expect(pageAt(pages, path)).toBeUndefined(),
);
