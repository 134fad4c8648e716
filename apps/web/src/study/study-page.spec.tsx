import 'fake-indexeddb/auto';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { currentAddress } from '../navigation/index.ts';
import { serve } from '../api/server.fixture.ts';
// Here already when the page asks for it.
import './introduction/study-introduction.tsx';
import { press, show } from '../page/screen.fixture.tsx';
import { deckData } from './study.fixture.ts';
import { StudyPage } from './study-page.tsx';

afterEach(cleanup);

/** The page of olga's deck 12 at an address, for somebody who is told this key of it. */
async function open(address: string, link_key: string | null) {
  serve(({ path }) => (path.startsWith('/api/word-deck/') ? { body: deckData({ link_key }) } : 'no connection'));
  await show(StudyPage, address);
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['/deck/olga/search?id=12', '/deck/olga/search?id=12&key=own-key'],
  ['/deck/olga/12', '/deck/olga/12?key=own-key'],
  ['/deck/olga/12?key=one-before', '/deck/olga/12?key=own-key'],
  ['/deck/olga/12?key=own-key', '/deck/olga/12?key=own-key'],
])('the address of a deck by link has the key for its owner, who came by %s', async (address, shown) => {
  await open(address, 'own-key');
  expect(currentAddress().href).toBe(shown);
});

test('the key goes along to every view, and so does the way back', async () => {
  await open('/deck/olga/search?id=12', 'own-key');
  await press('Study');
  const from = '/deck/olga/search?id=12&key=own-key';
  expect(currentAddress()).toMatchObject({ href: '/deck/olga/search/study?id=12&key=own-key', from });
});

test('to others, and where no key is needed, the address stays as it was', async () => {
  await open('/deck/olga/search?id=12&key=given', null);
  expect(currentAddress().href).toBe('/deck/olga/search?id=12&key=given');
});
