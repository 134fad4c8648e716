import 'fake-indexeddb/auto';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { currentAddress } from '../navigation/index.ts';
import { refused, serve } from '../api/server.fixture.ts';
// Here already when the page asks for it.
import './introduction/study-introduction.tsx';
import { press, show } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { chooseClass } from './class/chosen-class.ts';
import { aWord, deckData } from './study.fixture.ts';
import { studyPageOf } from './study-page.tsx';

const StudyPage = studyPageOf({
  fetchGames: () => Promise.reject(new Error('no games here')),
  fetchSentences: () => Promise.reject(new Error('no sentences here')),
  SentencesButton: () => null,
});

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

const asTeacher = { logged_in_user: { username: 'olga', role: 'teacher' as const, is_admin: false } };

/** Olga's decks by her own schedule and by that of class 3, and who asks for them. */
function serveClass(ofClass: 'there' | 'gone', username = 'olga'): void {
  const tomorrow = [aWord({ due_date: '2026-11-22' })];
  serve(({ path }) => {
    if (path.startsWith('/api/logged_in_user')) return { body: aSessionUser({ username }) };
    if (path.startsWith('/api/students/3') && ofClass === 'there') {
      return { body: { students: [], classDetails: { class_id: 3, class_name: '7b', archived: false } } };
    }
    if (!path.startsWith('/api/word-deck/')) return refused(404, 'NOT_FOUND');
    if (!path.includes('class_id=3')) return { body: deckData({ ...asTeacher, words: [aWord()] }) };
    return ofClass === 'there' ? { body: deckData({ ...asTeacher, words: tomorrow }) } : refused(404, 'NOT_FOUND');
  });
}

test('with a class what is due goes by its schedule; without, by the teacher’s own', async () => {
  chooseClass({ type: 'deck', ids: ['21'] }, 3);
  serveClass('there');
  await show(StudyPage, '/deck/olga/21');
  expect(await screen.findByText('Done for today!')).toBeTruthy();
  expect((await screen.findByText(/^With class/)).textContent).toContain('With class 7b');
  await act(async () => chooseClass({ type: 'deck', ids: ['21'] }, undefined));
  expect(await screen.findByText('Select the word due today')).toBeTruthy();
  expect(screen.queryByText(/^With class/)).toBeNull();
});

test('a class that is gone is forgotten, the page says so and goes on without one', async () => {
  chooseClass({ type: 'deck', ids: ['22'] }, 3);
  serveClass('gone');
  await show(StudyPage, '/deck/olga/22');
  expect(await screen.findByText(/Something went wrong while getting students\.\.\./)).toBeTruthy();
  expect(await screen.findByText('Select the word due today')).toBeTruthy();
  expect(localStorage.getItem('deck-22-class')).toBeNull();
});

test('the class that a teacher chose in this browser is nobody else’s', async () => {
  chooseClass({ type: 'deck', ids: ['23'] }, 3);
  serveClass('there', 'leo');
  await show(StudyPage, '/deck/olga/23');
  expect(await screen.findByText('Select the word due today')).toBeTruthy();
  expect(localStorage.getItem('deck-23-class')).toBe('3');
});
