import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDraftStore } from '../draft/draft-store.ts';
import { aRow } from '../library.fixture.tsx';
import type { EditorRow } from '../row.ts';
import { anEditedWord, answered } from '../saving/edited-deck.fixture.ts';
import { beginAnew, open, rename, renamed, server, shownTexts } from '../saving/saved-deck-store.fixture.ts';
import { type UndoableStore, withHistory } from './history.ts';

beforeEach(beginAnew);

const draft = () => withHistory(createDraftStore({ user_id: 7, username: 'olga' }), false);
const row = (key: string, word = key): EditorRow =>
  aRow({ key, typed: word, image: null, target: { translation_id: null, text: word } });
const added = (key: string) => ({ type: 'added' as const, row: row(key), before: null });
const textsOf = (store: UndoableStore) =>
  store
    .state()
    .rows.map(({ target }) => target?.text)
    .join(', ');
const nameOf = (store: UndoableStore) => store.state().settings.deck_name;

describe('what is done to a draft', () => {
  test('is undone step by step, and done again, until something else is done', () => {
    const store = draft();
    store.edit(added('a'), added('b'));
    store.edit({ type: 'moved', key: 'b', before: 'a' });
    store.edit(rename('a', 'pez'));
    store.remove(['b']);
    expect(textsOf(store)).toBe('pez');
    const seen = [];
    while (store.steps() !== 'redo') {
      store.undo();
      seen.push(textsOf(store));
    }
    expect(seen).toEqual(['b, pez', 'b, a', 'a, b', '']);
    store.redo();
    store.redo();
    expect([textsOf(store), store.steps()]).toEqual(['b, a', 'both']);
    store.edit(added('c'));
    expect([store.steps(), textsOf(store)]).toEqual(['undo', 'b, a, c']);
  });

  test('the name is undone whole, although it came letter by letter; so is emptying the deck', () => {
    const plain = createDraftStore({ user_id: 7, username: 'olga' });
    const store = withHistory(plain, false);
    store.edit(added('a'));
    for (const deck_name of ['A', 'An', 'Animals']) store.changeSettings({ deck_name });
    store.asStep(plain.reset);
    expect([nameOf(store), textsOf(store)]).toEqual(['', '']);
    store.undo();
    expect([nameOf(store), textsOf(store)]).toEqual(['Animals', 'a']);
    store.undo();
    expect([nameOf(store), textsOf(store)]).toEqual(['', 'a']);
  });

  test('languages go back with the texts that rows had in them', async () => {
    const store = draft();
    store.edit(added('a'));
    const before = store.state();
    await store.changeLanguages({ target_language: 'german', source_language: null }, [row('a', 'Fisch')]);
    expect([textsOf(store), store.state().settings.target_language]).toEqual(['Fisch', 'german']);
    store.undo();
    expect([textsOf(store), store.state().settings]).toEqual(['a', before.settings]);
  });

  test('a picture that is found later is no step of its own, and comes and goes with its word', () => {
    const store = draft();
    const image = { image_id: 5, image_path: '/media/5.webp', thumbnail_path: '/media/5.webp' };
    const pictures = () => store.state().rows.map((shown) => shown.image?.image_id ?? null);
    store.edit(added('a'));
    store.edit(rename('a', 'pez'));
    store.edit(added('b'));
    store.editAlong({ type: 'changed', key: 'a', change: { image } });
    store.undo();
    store.undo();
    expect([textsOf(store), pictures()]).toEqual(['a', [null]]);
    store.redo();
    expect([textsOf(store), pictures()]).toEqual(['pez', [5]]);
  });

  test('a step can be undone also when others were made after it', () => {
    const store = draft();
    store.edit(added('a'));
    const takeBack = store.undoOfLast();
    store.edit(added('b'));
    takeBack();
    takeBack();
    expect(textsOf(store)).toBe('b');
    store.undo();
    expect(textsOf(store)).toBe('');
  });

  test('whatever is done, all of it undone is as before, and done again as after', () => {
    const keys = ['a', 'b', 'c', 'd'];
    const key = fc.constantFrom(...keys);
    const edit = fc.oneof(
      key.map((chosen) => (store: UndoableStore) => store.edit(added(chosen))),
      key.map((chosen) => (store: UndoableStore) => void store.remove([chosen])),
      fc.tuple(key, key).map(([chosen, before]) => (store: UndoableStore) => store.edit({ type: 'moved', key: chosen, before })),
      fc.tuple(key, fc.constantFrom('pez', 'ave')).map(([chosen, word]) => (store: UndoableStore) => store.edit(rename(chosen, word))),
      fc.shuffledSubarray(keys, { minLength: 1 }).map((order) => (store: UndoableStore) => store.edit({ type: 'ordered', keys: order })),
      fc.constantFrom('A', 'B').map((deck_name) => (store: UndoableStore) => store.changeSettings({ deck_name })),
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        localStorage.clear();
        const store = draft();
        const shown = () => [textsOf(store), nameOf(store)];
        const before = shown();
        for (const apply of edits) apply(store);
        const after = shown();
        for (let step = 0; step < edits.length; step += 1) store.undo();
        expect(shown()).toEqual(before);
        for (let step = 0; step < edits.length; step += 1) store.redo();
        expect(shown()).toEqual(after);
      }),
    );
  });
});

describe('what is done to a deck that is there', () => {
  test('is undone by calls of its own', async () => {
    const saved = open();
    const store = withHistory(saved, true);
    store.edit(rename('word-1', 'pez'));
    await server.next(answered(2, renamed(1, 'pez')));
    store.undo();
    expect(shownTexts(saved)).toBe('word 1, word 2, word 3');
    const { path, body } = await server.next(answered(3, anEditedWord(1)));
    expect([path, body]).toEqual(['/api/image_translation', { word_id: 1, translation_id: 10, word_type: 'target', rev: 2 }]); // prettier-ignore
  });

  test('rows that are deleted come back as they were while the server has them still, else added anew as the words they were', async () => {
    const saved = open();
    const store = withHistory(saved, true);
    store.remove(['word-1', 'word-3']);
    store.undo();
    await server.settle();
    expect([shownTexts(saved), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
    store.redo();
    expect(shownTexts(saved)).toBe('word 2');
    saved.flush();
    const deletion = await server.next({ body: { rev: 2 } });
    expect([deletion.path, deletion.body]).toEqual(['/api/words', { deck_id: 12, word_ids: [1, 3] }]);
    store.undo();
    expect(shownTexts(saved)).toBe('word 1, word 2, word 3');
    const third = await server.next(answered(3, anEditedWord(3)));
    expect(third).toMatchObject({ path: '/api/word', body: { before_word_id: null, restores: 3 } });
    // The server does not remember the first one any more.
    const first = await server.next(answered(4, anEditedWord(21)));
    expect(first).toMatchObject({ path: '/api/word', body: { before_word_id: 2, restores: 1 } });
    store.redo();
    saved.flush();
    const again = await server.next({ body: { rev: 5 } });
    expect(again.body).toEqual({ deck_id: 12, word_ids: [21, 3] });
    store.undo();
    const back = [await server.next(answered(6, anEditedWord(3))), await server.next(answered(7, anEditedWord(21)))];
    expect(back).toMatchObject([{ body: { restores: 3 } }, { body: { restores: 21 } }]);
  });

  test('what somebody else has changed in between stays', async () => {
    const saved = open();
    const store = withHistory(saved, true);
    store.edit({ type: 'ordered', keys: ['word-3', 'word-2', 'word-1'] });
    await server.next({ body: { rev: 2 } });
    saved.edit(rename('word-2', 'ave'));
    await server.next(answered(3, renamed(2, 'ave')));
    store.undo();
    expect(shownTexts(saved)).toBe('word 1, ave, word 3');
    await server.next({ body: { rev: 4 } });
  });

  test('ends with another target language, in which all are other words', async () => {
    const store = withHistory(open(), true);
    store.edit({ type: 'moved', key: 'word-1', before: null });
    void store.changeLanguages({ target_language: 'german', source_language: null }, store.state().rows);
    expect(store.steps()).toBe('none');
  });
});
