import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refused } from '../../../api/server.fixture.ts';
import { aRow } from '../../library.fixture.tsx';
import { forgetChanges } from './change-storage.ts';
import { anEditedDeck, anEditedWord, answered } from '../edited-deck.fixture.ts';
import {
  ballena,
  beginAnew,
  open,
  rename,
  renamed,
  server,
  shownTexts,
  type Store,
  wantedTexts,
} from '../saved-deck-store.fixture.ts';
import { createSavedDeckStore } from '../saved-deck-store.ts';

/** jsdom has no locks; those of Node are the same as those of browsers. */
const { process } = globalThis as unknown as {
  process: { getBuiltinModule: (name: string) => { locks: LockManager } };
};
const { locks } = process.getBuiltinModule('node:worker_threads');

beforeEach(beginAnew);

/** A tab that is there until it is closed. */
const tab = (name: string) =>
  new Promise<() => Promise<void>>((opened) => {
    const closed = locks.request(name, () => new Promise<void>((close) => opened(async () => (close(), closed.then(() => undefined)))));
  }); // prettier-ignore

describe('what is not sent', () => {
  const place = 'unsent-changes-7-12-';
  const kept = () => Object.keys(localStorage).filter((name) => name.startsWith(place));
  const typed = aRow({ key: 'typed', image: null, target: { translation_id: null, text: 'Ornitorrinco' } });
  const added = anEditedWord(9, { target_text: 'Ornitorrinco', target_translation_id: null, image_id: null });

  /** The tab is closed: what lies there is of a page that is gone. */
  function closeTab(gone = 'gone') {
    for (const name of kept()) {
      localStorage.setItem(place + gone, localStorage.getItem(name)!);
      if (name !== place + gone) localStorage.removeItem(name);
    }
    sessionStorage.clear();
  }
  /** A deck whose editor was closed without a connection, after these changes. */
  async function leftWith(change: (store: Store) => void) {
    const store = open();
    change(store);
    await server.next('no connection');
    expect([store.state().saving, kept()]).toEqual(['failed', [expect.any(String)]]);
    closeTab();
  }

  test('outlives its tab, and is sent in its order when the editor is opened again', async () => {
    await leftWith((store) => {
      store.edit(rename('word-1', 'pez'), { type: 'added', row: typed, before: 'word-2' });
      store.edit(rename('typed', 'Koala'), { type: 'moved', key: 'word-3', before: 'word-1' });
      store.changeSettings({ deck_name: 'Birds' });
      store.remove(['word-2']);
      store.flush();
    });
    const store = open();
    expect([shownTexts(store), store.state().settings.deck_name, store.isUnsent()]).toEqual(['word 3, pez, Koala', 'Birds', true]); // prettier-ignore
    await server.next(answered(2, renamed(1, 'pez')));
    await server.next(answered(3, added));
    await server.next(answered(4, { ...added, target_text: 'Koala', target_translation_id: 99 }));
    for (const rev of [5, 6, 7]) await server.next({ body: { rev } });
    expect(server.calls.slice(1).map(({ method, path, body }) => [method, path, body])).toMatchObject([
      ['PUT', '/api/image_translation', { word_id: 1 }],
      ['POST', '/api/word', { target_text: 'Ornitorrinco', before_word_id: 2, command_id: 'typed' }],
      ['PUT', '/api/image_translation', { word_id: 9, translation_id: 99 }],
      ['PUT', '/api/deck_order', { word_ids: [3, 1, 9, 2] }],
      ['PUT', '/api/edit_deck', { item_name: 'Birds' }],
      ['DELETE', '/api/word', { word_id: 2 }],
    ]);
    expect([store.state().saving, store.isUnsent(), localStorage.length]).toEqual(['saved', false, 0]);
  });

  test('is shown to nobody else who logs in here, and waits for its owner', async () => {
    await leftWith((store) => store.edit({ type: 'added', row: typed, before: null }));
    expect(shownTexts(createSavedDeckStore(anEditedDeck(), 8, () => undefined))).toBe('word 1, word 2, word 3');
    expect(shownTexts(open())).toBe('word 1, word 2, word 3, Ornitorrinco');
  });

  test('is gone with the account', async () => {
    await leftWith((store) => store.edit({ type: 'added', row: typed, before: null }));
    forgetChanges(8);
    expect(kept()).toHaveLength(1);
    forgetChanges(7);
    expect(localStorage.length).toBe(0);
  });

  test('comes once when the server has got it already, its answer lost', async () => {
    await leftWith((store) => store.edit({ type: 'added', row: typed, before: null }, rename('word-1', 'pez')));
    const store = open(anEditedDeck({ rev: 3, words: [renamed(1, 'pez'), anEditedWord(2), added] }));
    await server.next(answered(3, added));
    await server.settle();
    expect([shownTexts(store), store.state().saving, wantedTexts(store)]).toEqual([
      'pez, word 2, Ornitorrinco',
      'saved',
      [],
    ]);
    expect(server.calls.slice(1)).toMatchObject([{ path: '/api/word', body: { command_id: 'typed' } }]);
  });

  test('is put to whoever typed it when the row was changed elsewhere meanwhile, or deleted', async () => {
    await leftWith((store) => store.edit(rename('word-1', 'pez'), rename('word-3', 'foca')));
    const store = open(anEditedDeck({ rev: 5, words: [ballena, anEditedWord(2)] }));
    await server.settle();
    expect([shownTexts(store), server.calls.length]).toEqual(['ballena, word 2', 1]);
    expect(wantedTexts(store)).toEqual([['word-1', 'pez'], ['word-3', 'foca']]); // prettier-ignore
    store.resolveConflict('word-3', 'mine');
    expect(shownTexts(store)).toBe('ballena, word 2, foca');
    const { path, body } = await server.next(answered(6, renamed(11, 'foca')));
    expect([path, body]).toMatchObject(['/api/word', { image_id: 3, target_text: 'foca' }]);
    closeTab();
    expect(wantedTexts(open(anEditedDeck({ words: [ballena, anEditedWord(2)] })))).toEqual([['word-1', 'pez']]);
  });

  test('leaves a setting that was changed elsewhere meanwhile, and says so', async () => {
    await leftWith((store) => store.changeSettings({ deck_name: 'Birds', show_translation: false }));
    const store = open(anEditedDeck({ deck_name: 'Fish', rev: 4 }));
    await server.next({ body: { rev: 5 } });
    expect(server.calls.at(-1)?.body).toEqual({ item_id: 12, show_translation: false });
    expect(store.state()).toMatchObject({ settings: { deck_name: 'Fish' }, message: { type: 'stale' } });
  });

  test('is sent by the editor that was opened last, and by none that was left on this page', async () => {
    const left = open();
    left.edit(rename('word-1', 'pez'));
    await server.next('no connection');
    const store = open();
    await server.next(answered(2, renamed(1, 'pez')));
    left.retry();
    await server.settle();
    expect([server.calls.length, store.state().saving, localStorage.length]).toEqual([2, 'saved', 0]);
  });

  test('says when this device has no room for it', async () => {
    const store = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    store.edit(rename('word-1', 'pez'));
    await server.next('no connection');
    expect(store.state().saving).toBe('failed, not stored');
    jest.restoreAllMocks();
    store.edit(rename('word-1', 'peces'));
    await server.next('no connection');
    expect([store.state().saving, kept().length]).toEqual(['failed', 1]);
  });

  test('of an earlier release is taken over from its tab', () => {
    const conflict = { key: 'new', word: 'word 1', change: { target: null }, mine: { ...typed, word_id: 1 } };
    sessionStorage.setItem('unsent-words-12', JSON.stringify([typed]));
    sessionStorage.setItem('open-conflicts-12', JSON.stringify([conflict]));
    const store = open();
    expect([shownTexts(store), wantedTexts(store)]).toEqual([
      'word 1, word 2, word 3, Ornitorrinco',
      [['word-1', undefined]],
    ]);
    expect([sessionStorage.length, kept().length]).toEqual([0, 1]);
  });

  test.each(['{', '{"changes":[{"type":"rows"}]}'])('broken, as %s, is nothing', (text) => {
    localStorage.setItem(`${place}gone`, text);
    expect(shownTexts(open())).toBe('word 1, word 2, word 3');
    expect(localStorage.length).toBe(0);
  });

  test('waits for its owner when the deck is not there for whoever is logged in by now', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await server.next(refused(404, 'NOT_FOUND'));
    await server.next(refused(404, 'NOT_FOUND'));
    store.retry();
    await server.settle();
    expect([shownTexts(store), store.state().message, server.calls.length]).toEqual(['pez, word 2, word 3', { type: 'lost' }, 2]); // prettier-ignore
    closeTab();
    expect(shownTexts(open())).toBe('pez, word 2, word 3');
  });

  describe('in another tab', () => {
    beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
    afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

    const theirs = JSON.stringify({ changes: [{ type: 'rows', edit: { type: 'added', row: typed, before: null } }], conflicts: [] }); // prettier-ignore

    test('is left to it while it is there, and taken over once it is closed', async () => {
      const close = await tab(`${place}other`);
      localStorage.setItem(`${place}other`, theirs);
      const store = open();
      await server.settle();
      expect([shownTexts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
      await close();
      await server.next(answered(2, added));
      expect([shownTexts(store), store.state().saving]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 'saved']);
      expect(localStorage.length).toBe(0);
    });

    test('is found when that tab comes to wait later than this one was opened', async () => {
      const close = await tab(`${place}later`);
      const store = open();
      localStorage.setItem(`${place}later`, theirs);
      store.onStorageEvent({ key: `${place}later`, newValue: theirs });
      store.onStorageEvent({ key: `${place}later`, newValue: theirs });
      await server.settle();
      expect(shownTexts(store)).toBe('word 1, word 2, word 3');
      await close();
      await server.next(answered(2, added));
      expect([shownTexts(store), server.calls.length]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 1]);
    });

    test('is nothing to take over when that tab has sent it', async () => {
      const close = await tab(`${place}sent`);
      localStorage.setItem(`${place}sent`, theirs);
      const store = open();
      localStorage.removeItem(`${place}sent`);
      await close();
      await server.settle();
      expect([shownTexts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
    });
  });
});
