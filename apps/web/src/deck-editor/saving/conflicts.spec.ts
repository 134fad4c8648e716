import { beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../../api/server.fixture.ts';
import { anEditedDeck, anEditedWord, answered } from './edited-deck.fixture.ts';
import {
  ballena,
  beginAnew,
  open,
  rename,
  renamed,
  server,
  shownTexts,
  wantedTexts,
} from './saved-deck-store.fixture.ts';

beforeEach(beginAnew);

/** A deck whose first word was changed here and elsewhere; `now`: what the server has then. */
async function conflicting(now = [ballena, anEditedWord(2), anEditedWord(3)]) {
  const store = open();
  store.edit(rename('word-1', 'pez'));
  await server.next(now.length === 3 ? refused(409, 'STALE') : refused(404, 'NOT_FOUND'));
  await server.next({ body: anEditedDeck({ rev: 5, words: now }) });
  return store;
}

test('what another tab has changed stays, and what was wanted here is kept, with all that waited for the same row', async () => {
  const store = open();
  store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'), rename('word-1', 'peces'));
  await server.next(refused(409, 'STALE'));
  const words = [ballena, anEditedWord(3), anEditedWord(2)];
  await server.next({ body: anEditedDeck({ rev: 5, words }) });
  await server.next(answered(6, renamed(2, 'ave')));
  expect([shownTexts(store), store.state().message]).toEqual(['ballena, word 3, ave', undefined]);
  expect(wantedTexts(store)).toEqual([['word-1', 'peces']]);
  expect(store.isUnsent()).toBe(true);
});

describe('when the same text was changed in another tab', () => {
  test('mine can be put in its place', async () => {
    const store = await conflicting();
    store.resolveConflict('word-1', 'mine');
    expect([shownTexts(store), wantedTexts(store)]).toEqual(['pez, word 2, word 3', []]);
    const sent = await server.next(answered(6, renamed(1, 'pez')));
    expect(sent).toMatchObject({ path: '/api/image_translation', body: { word_id: 1, translation_id: 99, rev: 5 } });
    expect([shownTexts(store), store.state().saving, store.isUnsent()]).toEqual([
      'pez, word 2, word 3',
      'saved',
      false,
    ]);
  });

  test('theirs can be kept: nothing is sent', async () => {
    const store = await conflicting();
    const calls = server.calls.length;
    store.resolveConflict('word-1', 'theirs');
    await server.settle();
    expect([shownTexts(store), wantedTexts(store), server.calls.length]).toEqual([
      'ballena, word 2, word 3',
      [],
      calls,
    ]);
  });

  test('another change of the row decides it, one of another row does not', async () => {
    const store = await conflicting();
    store.edit(rename('word-2', 'ave'));
    expect(wantedTexts(store)).toEqual([['word-1', 'pez']]);
    store.edit(rename('word-1', 'foca'));
    expect(wantedTexts(store)).toEqual([]);
  });

  test('it waits for a decision when the editor is left and opened again, and no longer after that', async () => {
    await conflicting();
    const again = open(anEditedDeck({ rev: 5, words: [ballena, anEditedWord(2), anEditedWord(3)] }));
    expect([shownTexts(again), wantedTexts(again)]).toEqual(['ballena, word 2, word 3', [['word-1', 'pez']]]);
    again.resolveConflict('word-1', 'mine');
    const { body } = await server.next(answered(6, renamed(1, 'pez')));
    expect(body).toMatchObject({ word_id: 1, translation_id: 99, rev: 5 });
    expect(again.state().rows[0]).toMatchObject({ image: { image_id: 1 }, target: { text: 'pez' } });
    expect(wantedTexts(open())).toEqual([]);
  });

  test('of another deck nothing is known', async () => {
    await conflicting();
    expect(wantedTexts(open(anEditedDeck({ deck_id: 99 })))).toEqual([]);
  });

  test('and the row deleted there, mine comes back as a new row', async () => {
    const store = await conflicting([anEditedWord(2), anEditedWord(3)]);
    expect([shownTexts(store), wantedTexts(store)]).toEqual(['word 2, word 3', [['word-1', 'pez']]]);
    store.resolveConflict('word-1', 'mine');
    expect(shownTexts(store)).toBe('word 2, word 3, pez');
    const sent = await server.next(answered(6, renamed(7, 'pez')));
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/word',
      body: { image_id: 1, target_translation_id: 99 },
    });
    expect(store.state().rows.at(-1)?.word_id).toBe(7);
  });
});
