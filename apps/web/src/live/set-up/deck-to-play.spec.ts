import { expect, test } from '@jest/globals';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { fetchDeckToPlay } from './deck-to-play.ts';

const { signal } = new AbortController();

/** Fetches decks 7 and 8 from a server that says this, path by path; gives what came and which paths were asked for. */
async function fetched(said: Record<string, ServerAnswer>, source?: 'german') {
  const calls = serve(({ path }) => said[path.split('?')[0]!] ?? refused(404, 'NOT_FOUND'));
  const came = await fetchDeckToPlay({ deck_ids: [7, 8], source }, signal).catch(
    (error: { status: number }) => error.status,
  );
  return { came, asked: calls.map(({ path }) => path) };
}
const user = { body: aSessionUser() };

test('the words are asked for under the owner whom the server names, and nowhere else', async () => {
  const deck = { deck_name: 'By the sea' };
  const { came, asked } = await fetched({
    '/api/logged_in_user': user,
    '/api/deck_owner': { body: { username: 'mila' } },
    '/api/word-deck/mila/search': { body: deck },
  });
  expect(came).toEqual(deck);
  expect(asked).toEqual(['/api/logged_in_user', '/api/deck_owner?id=7&id=8', '/api/word-deck/mila/search?id=7&id=8']);
});

test('read from another language, they come in it', async () => {
  const { asked } = await fetched(
    {
      '/api/logged_in_user': user,
      '/api/deck_owner': { body: { username: 'mila' } },
      '/api/word-deck/mila/search': { body: {} },
    },
    'german',
  );
  expect(asked.at(-1)).toBe('/api/word-deck/mila/search?id=7&id=8&source=german');
});

test.each([
  ['a visitor', { body: { errDesc: 'You are not logged in', code: 'NOT_LOGGED_IN' } }],
  ['whose session is over', refused(401, 'NOT_LOGGED_IN')],
])('whoever is not logged in is asked to, before anything else: %s', async (_, said) => {
  const { came, asked } = await fetched({ '/api/logged_in_user': said });
  expect(came).toBe('not_logged_in');
  expect(asked).toEqual(['/api/logged_in_user']);
});

test('decks that are not there for the user are said to be missing', async () => {
  const { came } = await fetched({ '/api/logged_in_user': user });
  expect(came).toBe(404);
});
