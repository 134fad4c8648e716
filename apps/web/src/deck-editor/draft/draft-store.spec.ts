import { beforeEach, describe, expect, test } from '@jest/globals';
import { aRow } from '../overlays/library.fixture.tsx';
import { createDraftStore } from './draft-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const draftWith = (...keys: string[]) => {
  const store = createDraftStore('olga');
  store.edit(...keys.map((key) => ({ type: 'added' as const, row: aRow({ key }), before: null })));
  return store;
};
const keys = (store: ReturnType<typeof createDraftStore>) => store.state().rows.map(({ key }) => key).join(''); // prettier-ignore

describe('a draft', () => {
  test('of the first release has what was typed as its texts', () => {
    const store = draftWith('a');
    const kept = JSON.parse(sessionStorage.getItem('create-deck-words')!) as { rows: object[] };
    kept.rows = [
      { ...kept.rows[0], typed: 'Köter', typed_translation: 'mutt', image: null, target: null, source: null },
    ];
    sessionStorage.setItem('create-deck-words', JSON.stringify(kept));
    expect(store.state().rows).toHaveLength(1);
    expect(createDraftStore('olga').state().rows).toMatchObject([
      { target: { text: 'Köter' }, source: { text: 'mutt' } },
    ]);
  });

  test('begins with what was chosen for the last one of its purpose', async () => {
    expect(createDraftStore('olga').state().settings).toEqual({
      deck_name: '',
      purpose: 'study',
      target_language: 'english_uk',
      source_language: null,
      show_translation: true,
    });
    const store = createDraftStore('olga');
    await store.changeLanguages({ target_language: 'spanish', source_language: 'german' }, []);
    store.changeSettings({ purpose: 'learn' });
    await store.changeLanguages({ target_language: 'japanese', source_language: null }, []);
    store.forget();
    const next = createDraftStore('olga');
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

  test('is there again after a reload, with its settings', () => {
    draftWith('a', 'b').changeSettings({ deck_name: 'Animals' });
    const again = createDraftStore('olga');
    expect([keys(again), again.state().settings.deck_name]).toEqual(['ab', 'Animals']);
  });

  test('is not shown to somebody else who logs in in the same tab', () => {
    draftWith('a');
    expect(keys(createDraftStore('boris'))).toBe('');
  });

  test.each(['{', '{"username":"olga","rows":[{"key":"a"}]}'])('broken, as %s, is no draft', (kept) => {
    sessionStorage.setItem('create-deck-words', kept);
    expect(keys(createDraftStore('olga'))).toBe('');
  });

  test('is gone when the deck is made', () => {
    draftWith('a').forget();
    expect(sessionStorage.getItem('create-deck-words')).toBeNull();
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
    const first = store.commandId();
    expect(store.commandId()).toBe(first);
    store.changeSettings({ deck_name: 'Animals' });
    expect(store.commandId()).not.toBe(first);
  });
});
