import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aRow } from '../library.fixture.tsx';
import { createDraftStore } from './draft-store.ts';
import { draftStorageKey } from './draft-storage.ts';

const olga = { user_id: 4, username: 'olga' };
const boris = { user_id: 5, username: 'boris' };
const name = draftStorageKey(olga.user_id);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());
type Store = ReturnType<typeof createDraftStore>;
const add = (store: Store, ...keys: string[]) =>
  store.edit(...keys.map((key) => ({ type: 'added' as const, row: aRow({ key }), before: null })));
const draftWith = (...keys: string[]) => {
  const store = createDraftStore(olga);
  add(store, ...keys);
  return store;
};
const keys = (store: Store) => store.state().rows.map(({ key }) => key).join(''); // prettier-ignore

describe('a draft', () => {
  test('of the first release is taken over from its tab, with what was typed as its texts', () => {
    draftWith('a').changeSettings({ deck_name: 'Animals' });
    const kept = JSON.parse(localStorage.getItem(name)!) as { rows: object[] };
    const row = { ...kept.rows[0], typed: 'Köter', typed_translation: 'mutt', image: null, target: null, source: null };
    localStorage.clear();
    sessionStorage.setItem('create-deck-words', JSON.stringify({ ...kept, username: 'olga', rows: [row] }));
    expect(keys(createDraftStore(boris))).toBe('');
    const store = createDraftStore(olga);
    expect(store.state().rows).toMatchObject([{ target: { text: 'Köter' }, source: { text: 'mutt' } }]);
    sessionStorage.clear();
    expect(keys(createDraftStore(olga))).toBe('a');
  });

  test('begins with what was chosen for the last one of its purpose', async () => {
    expect(createDraftStore(olga).state().settings).toEqual({
      deck_name: '',
      purpose: 'study',
      target_language: 'english_uk',
      source_language: null,
      show_translation: true,
    });
    const store = createDraftStore(olga);
    await store.changeLanguages({ target_language: 'spanish', source_language: 'german' }, []);
    store.changeSettings({ purpose: 'learn' });
    await store.changeLanguages({ target_language: 'japanese', source_language: null }, []);
    store.forgetSent();
    const next = createDraftStore(olga);
    expect(next.state().settings).toMatchObject({
      purpose: 'learn',
      target_language: 'japanese',
      source_language: null,
    });
    next.changeSettings({ purpose: 'study' });
    expect(next.state().settings).toMatchObject({ target_language: 'spanish', source_language: 'german' });
    expect(localStorage.getItem('selected_purpose')).toBe('study');
  });

  test('keeps its languages when it has words and its purpose changes', async () => {
    const store = draftWith('a');
    await store.changeLanguages({ target_language: 'spanish', source_language: null }, store.state().rows);
    localStorage.setItem('learn_target_language', 'japanese');
    store.changeSettings({ purpose: 'learn' });
    expect(store.state().settings.target_language).toBe('spanish');
  });

  test('outlives its tab, with its settings', () => {
    draftWith('a', 'b').changeSettings({ deck_name: 'Animals' });
    sessionStorage.clear();
    const again = createDraftStore(olga);
    expect([keys(again), again.state().settings.deck_name]).toEqual(['ab', 'Animals']);
  });

  test('is not shown to somebody else who logs in here, and waits for its owner', () => {
    draftWith('a');
    const other = createDraftStore(boris);
    expect(keys(other)).toBe('');
    add(other, 'b');
    other.forgetSent();
    expect(keys(createDraftStore(olga))).toBe('a');
  });

  test.each(['{', '{"rows":[{"key":"a"}]}'])('broken, as %s, is no draft', (kept) => {
    localStorage.setItem(name, kept);
    expect(keys(createDraftStore(olga))).toBe('');
  });

  test('is gone when the deck is made, but for what came in after it was sent', () => {
    const store = draftWith('a', 'b');
    store.beginSending();
    add(createDraftStore(olga), 'c');
    store.forgetSent();
    const next = createDraftStore(olga);
    expect([keys(next), next.state().settings.deck_name]).toEqual(['c', '']);
    next.beginSending();
    next.forgetSent();
    expect(localStorage.getItem(name)).toBeNull();
  });

  test('says when this device has no room for it, and would be lost with the tab', () => {
    const store = createDraftStore(olga);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    store.changeSettings({ deck_name: '' });
    expect([store.state().saving, store.isUnsaved()]).toEqual(['not stored', false]);
    add(store, 'a');
    expect([keys(store), store.isUnsaved()]).toEqual(['a', true]);
    jest.restoreAllMocks();
    add(store, 'b');
    expect([store.state().saving, store.isUnsaved(), keys(createDraftStore(olga))]).toEqual(['stored', false, 'ab']);
  });

  test('puts back rows that were taken away, where they stood', () => {
    const store = draftWith('a', 'b', 'c');
    const undo = store.remove(['b']);
    store.edit({ type: 'added', row: aRow({ key: 'd' }), before: null });
    expect(keys(store)).toBe('acd');
    undo();
    expect(keys(store)).toBe('abcd');
  });

  test('begins anew, and back again', () => {
    const store = draftWith('a', 'b');
    store.changeSettings({ deck_name: 'Animals' });
    const undo = store.reset();
    expect([keys(store), store.state().settings.deck_name]).toEqual(['', '']);
    undo();
    expect([keys(store), store.state().settings.deck_name]).toEqual(['ab', 'Animals']);
  });

  test('is sent twice under one id, and under another one once it was changed', () => {
    const store = draftWith('a');
    const first = store.beginSending().command_id;
    expect(store.beginSending().command_id).toBe(first);
    expect(createDraftStore(olga).beginSending().command_id).toBe(first);
    const again = createDraftStore(olga);
    again.changeSettings({ deck_name: 'Animals' });
    expect(again.beginSending().command_id).not.toBe(first);
  });
});

/** What a browser tells the other tabs. */
const hears = (store: Store) => store.onStorageEvent({ key: name, newValue: localStorage.getItem(name) });

describe('a draft in two tabs', () => {
  test('loses no row of either, though neither has heard of the other', () => {
    const [here, there] = [draftWith('a'), createDraftStore(olga)];
    add(here, 'b');
    add(there, 'c');
    here.changeSettings({ deck_name: 'Animals' });
    const undo = there.remove(['a']);
    add(here, 'd');
    undo();
    const next = createDraftStore(olga);
    expect([keys(next), next.state().settings.deck_name]).toEqual(['abcd', 'Animals']);
  });

  test('is the same in both once they hear', () => {
    const [here, there] = [draftWith('a'), createDraftStore(olga)];
    add(here, 'b');
    hears(there);
    expect(keys(there)).toBe('ab');
    here.beginSending();
    here.forgetSent();
    hears(there);
    expect(keys(there)).toBe('');
    add(there, 'c');
    there.onStorageEvent({ key: draftStorageKey(boris.user_id), newValue: null });
    expect(keys(there)).toBe('c');
  });

  test('puts back what was reset beside what the other one has added since', () => {
    const [here, there] = [draftWith('a', 'b'), createDraftStore(olga)];
    const undo = here.reset();
    add(there, 'c');
    undo();
    expect(keys(here)).toBe('cab');
  });

  test('gets other languages in one: rows that came in meanwhile keep their words', async () => {
    const [here, there] = [draftWith('a'), createDraftStore(olga)];
    const { rows } = here.state();
    add(there, 'b');
    const chosen = rows.map((row) => ({ ...row, target: { translation_id: 7, text: 'Katze' } }));
    await here.changeLanguages({ target_language: 'german', source_language: null }, chosen);
    expect(
      createDraftStore(olga)
        .state()
        .rows.map(({ target }) => target),
    ).toEqual([
      { translation_id: 7, text: 'Katze' },
      { translation_id: null, text: 'gato' },
    ]);
  });
});
