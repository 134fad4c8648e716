import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refused } from '../../api/server.fixture.ts';
import { undoableMs } from '../editor-store.ts';
import { aRow } from '../library.fixture.tsx';
import { anEditedDeck, anEditedWord, answered } from './edited-deck.fixture.ts';
import {
  beginAnew,
  open,
  rename,
  renamed,
  savedTimes,
  server,
  shownTexts,
  type Store,
} from './saved-deck-store.fixture.ts';

beforeEach(beginAnew);
afterEach(() => void jest.useRealTimers());

describe('a deck that is edited', () => {
  test('shows a change at once, and says when it is saved', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    expect([shownTexts(store), store.state().saving]).toEqual(['pez, word 2, word 3', 'saving']);
    await server.next(answered(2, renamed(1, 'pez')));
    expect([shownTexts(store), store.state().saving, savedTimes]).toEqual(['pez, word 2, word 3', 'saved', 1]);
  });

  test('sends one change after the other, each with the rev of the one before', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), { type: 'moved', key: 'word-1', before: null });
    await server.settle();
    expect(server.calls).toHaveLength(1);
    await server.next(answered(2, renamed(1, 'pez')));
    expect(server.calls.at(-1)).toMatchObject({ path: '/api/deck_order', body: { word_ids: [2, 3, 1], rev: 2 } });
  });

  test('is read anew when its rev tells that somebody else has changed something', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await server.next(answered(3, renamed(1, 'pez')));
    await server.next({ body: anEditedDeck({ rev: 3, words: [renamed(1, 'pez'), renamed(2, 'ave')] }) });
    expect([shownTexts(store), store.state().message]).toEqual(['pez, ave', undefined]);
    store.edit({ type: 'moved', key: 'word-1', before: null });
    await server.settle();
    expect(server.calls.at(-1)?.body).toMatchObject({ rev: 3 });
  });

  test('keeps the keys of its rows when it is read anew', async () => {
    const store = open();
    store.edit({ type: 'added', row: aRow({ key: 'new', typed: 'pez' }), before: 'word-2' });
    await server.next(answered(2, anEditedWord(9)));
    const reloading = store.reload();
    await server.next({ body: anEditedDeck({ rev: 4, words: [9, 3, 1].map((word_id) => anEditedWord(word_id)) }) });
    await reloading;
    expect(store.state().rows.map(({ key, typed }) => [key, typed])).toEqual([
      ['new', 'pez'],
      ['word-3', ''],
      ['word-1', ''],
    ]);
  });

  test('does not read over changes that are on their way', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await store.reload();
    await server.settle();
    expect(server.calls.map(({ method }) => method)).toEqual(['PUT']);
  });

  test('says that the page must be read anew when that fails', async () => {
    const store = open();
    const reloading = store.reload();
    await server.next(refused(404, 'NOT_FOUND'));
    await reloading;
    expect(store.state().message).toEqual({ type: 'lost' });
  });
});

describe('a row that is deleted', () => {
  test('can be put back as it was: the server is told only when that is over', () => {
    jest.useFakeTimers();
    const store = open();
    const undo = store.remove(['word-2']);
    expect(shownTexts(store)).toBe('word 1, word 3');
    undo();
    jest.advanceTimersByTime(undoableMs);
    expect([shownTexts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
  });

  test.each<[string, (store: Store) => void]>([
    ['after a while', () => jest.advanceTimersByTime(undoableMs)],
    ['with the next one', (store) => void store.remove(['word-3'])],
    ['when the page is left', (store) => store.flush()],
  ])('is deleted for good %s', (_, happen) => {
    jest.useFakeTimers();
    const store = open();
    const undo = store.remove(['word-2']);
    happen(store);
    undo();
    expect(shownTexts(store)).not.toContain('word 2');
    expect(server.calls).toMatchObject([{ method: 'DELETE', path: '/api/word', body: { word_id: 2 } }]);
  });
});

describe('a word without a picture', () => {
  const typed = aRow({
    key: 'typed',
    typed: 'ornitorrinco',
    image: null,
    target: { translation_id: null, text: 'Ornitorrinco' },
  });
  const added = anEditedWord(9, { target_text: 'Ornitorrinco', target_translation_id: null, image_id: null });

  test('is sent as it was typed, and only then everything is saved', async () => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: null });
    expect([store.state().saving, store.isUnsent()]).toEqual(['saving', true]);
    const { path, body } = await server.next(answered(2, added));
    expect([path, body]).toMatchObject([
      '/api/word',
      { image_id: null, target_text: 'Ornitorrinco', command_id: 'typed' },
    ]);
    expect([store.state().saving, store.isUnsent()]).toEqual(['saved', false]);
    expect(store.state().rows.at(-1)).toMatchObject({ key: 'typed', word_id: 9, target: { text: 'Ornitorrinco' } });
  });

  test('gets its picture later, and keeps its id and what was typed', async () => {
    const store = open(anEditedDeck({ words: [added] }));
    const image = { image_id: 9, image_path: '/9.webp', thumbnail_path: '/t/9.webp' };
    store.edit({
      type: 'changed',
      key: 'word-9',
      change: { image, target: { translation_id: 90, text: 'Ornitorrinco' } },
    });
    const pictured = anEditedWord(9, { target_text: 'Ornitorrinco', target_translation_id: 90 });
    expect(await server.next(answered(2, pictured))).toMatchObject({
      path: '/api/image_change',
      body: { word_id: 9, image_id: 9, target_text: 'Ornitorrinco' },
    });
    expect(store.state().rows[0]).toMatchObject({
      word_id: 9,
      image: { image_id: 9 },
      target: { text: 'Ornitorrinco' },
    });
    expect(store.state().saving).toBe('saved');
  });
});

describe('settings', () => {
  test('name and translations are saved at once', async () => {
    const store = open();
    store.changeSettings({ deck_name: 'Birds' });
    store.changeSettings({ show_translation: false });
    await server.next({ body: { rev: 2 } });
    await server.next({ body: { rev: 3 } });
    expect(server.calls.map(({ body }) => body)).toEqual([
      { item_id: 12, item_name: 'Birds' },
      { item_id: 12, show_translation: false },
    ]);
    expect(store.state().settings).toMatchObject({ deck_name: 'Birds', show_translation: false });
  });

  test('a refused name goes back', async () => {
    const store = open();
    store.changeSettings({ deck_name: 'Birds' });
    await server.next(refused(400, 'INVALID'));
    expect(store.state().settings.deck_name).toBe('Animals');
  });

  test('another language sends what each row has chosen there; keys stay, words get the ids the server gives', async () => {
    const store = open();
    const rows = store.state().rows.map((row, index) => ({
      ...row,
      target: index === 1 ? null : { translation_id: 500 + index, text: `語 ${index}` },
    }));
    const changing = store.changeLanguages({ target_language: 'japanese', source_language: null }, rows);
    expect(shownTexts(store)).toBe('語 0, –, 語 2');
    const words = [501, 502, 503].map((word_id) => anEditedWord(word_id));
    await server.next({ body: anEditedDeck({ rev: 2, target_language: 'japanese', words }) });
    await changing;
    expect(server.calls[0]).toMatchObject({
      path: '/api/deck_language',
      body: {
        target_language: 'japanese',
        purpose: 'study',
        rev: 1,
        selected_ids: [
          { word_id: 1, target_translation_id: 500 },
          { word_id: 2, target_translation_id: null },
          { word_id: 3, target_translation_id: 502 },
        ],
      },
    });
    expect(store.state().rows.map(({ key, word_id }) => [key, word_id])).toEqual([
      ['word-1', 501],
      ['word-2', 502],
      ['word-3', 503],
    ]);
    expect(store.state().settings.target_language).toBe('japanese');
  });

  test('another purpose keeps every row as it is', async () => {
    const store = open();
    store.changeSettings({ purpose: 'learn' });
    await server.next({ body: anEditedDeck({ rev: 2, purpose: 'learn' }) });
    expect(server.calls[0]?.body).toMatchObject({
      purpose: 'learn',
      selected_ids: [{ word_id: 1 }, { word_id: 2 }, { word_id: 3 }],
    });
    expect([store.state().settings.purpose, shownTexts(store)]).toEqual(['learn', 'word 1, word 2, word 3']);
  });
});
