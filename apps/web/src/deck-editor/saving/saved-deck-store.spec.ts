import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refused } from '../../api/server.fixture.ts';
import { undoableMs } from '../editor-store.ts';
import { aRow } from '../library.fixture.tsx';
import { anEditedDeck, anEditedWord, answered, serveInTurn } from './edited-deck.fixture.ts';
import { forgetChanges } from './change-storage.ts';
import { createSavedStore, retryMs, triesAtMost } from './saved-deck-store.ts';

/** jsdom has no locks; those of Node are the same as those of browsers. */
const { process } = globalThis as unknown as {
  process: { getBuiltinModule: (name: string) => { locks: LockManager } };
};
const { locks } = process.getBuiltinModule('node:worker_threads');

let server: ReturnType<typeof serveInTurn>;
let saved = 0;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = serveInTurn();
  saved = 0;
});
afterEach(() => void jest.useRealTimers());

/** Lets what waits for the next turn happen, where timers are held. */
const turn = () => jest.advanceTimersByTimeAsync(1);
const open = (deck = anEditedDeck()) => createSavedStore(deck, 7, () => (saved += 1));
type Store = ReturnType<typeof open>;
const texts = (store: Store) => store.state().rows.map(({ target }) => target?.text ?? '–').join(', '); // prettier-ignore
const wanted = (store: Store) => store.state().conflicts.map(({ key, change }) => [key, change.target?.text]);
const rename = (key: string, text: string) => ({
  type: 'changed' as const,
  key,
  change: { target: { translation_id: 99, text } },
});
const renamed = (word_id: number, text: string) =>
  anEditedWord(word_id, { target_text: text, target_translation_id: 99 });

/** What another tab has called the first word. */
const ballena = anEditedWord(1, { target_text: 'ballena', target_translation_id: 98 });

/** A deck whose first word was changed here and elsewhere; `now`: what the server has then. */
async function conflicting(now = [ballena, anEditedWord(2), anEditedWord(3)]) {
  const store = open();
  store.edit(rename('word-1', 'pez'));
  await server.next(now.length === 3 ? refused(409, 'STALE') : refused(404, 'NOT_FOUND'));
  await server.next({ body: anEditedDeck({ rev: 5, words: now }) });
  return store;
}

/** The server fails at the oldest call, as often as is waited for. */
async function failAtNext(store: Store) {
  for (let tries = 1; tries < triesAtMost; tries += 1) {
    await server.next(refused(500, 'SURPRISE'));
    expect([store.state().saving, store.state().unsaved]).toEqual(['failed', []]);
    store.retry();
  }
  await server.next(refused(500, 'SURPRISE'));
}
const unsaved = (store: Store) => store.state().unsaved.map(({ what, key, word }) => [what, key, word]);

/** The first word was changed in vain, the second one was saved after it. */
async function failed() {
  const store = open();
  store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'));
  await failAtNext(store);
  await server.next(answered(2, renamed(2, 'ave')));
  return store;
}

/** A tab that is there until it is closed. */
const tab = (name: string) =>
  new Promise<() => Promise<void>>((opened) => {
    const closed = locks.request(name, () => new Promise<void>((close) => opened(async () => (close(), closed.then(() => undefined)))));
  }); // prettier-ignore

describe('a deck that is edited', () => {
  test('shows a change at once, and says when it is saved', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    expect([texts(store), store.state().saving]).toEqual(['pez, word 2, word 3', 'saving']);
    await server.next(answered(2, renamed(1, 'pez')));
    expect([texts(store), store.state().saving, saved]).toEqual(['pez, word 2, word 3', 'saved', 1]);
  });

  test('sends one change after the other, each with the rev of the one before', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), { type: 'moved', key: 'word-1', before: null });
    await server.settle();
    expect(server.calls).toHaveLength(1);
    await server.next(answered(2, renamed(1, 'pez')));
    expect(server.calls.at(-1)).toMatchObject({ path: '/api/deck_order', body: { word_ids: [2, 3, 1], rev: 2 } });
  });

  test('takes a refused change back, and only that one, and says why', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'));
    await server.next(refused(403, 'NOT_ALLOWED'));
    expect(texts(store)).toBe('word 1, ave, word 3');
    await server.next(answered(2, renamed(2, 'ave')));
    expect([texts(store), store.state().saving]).toEqual(['word 1, ave, word 3', 'saved']);
  });

  test('tells the refusal until the next change', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await server.next(refused(403, 'NOT_ALLOWED'));
    expect(store.state().message).toMatchObject({ type: 'refused', refusal: { code: 'NOT_ALLOWED' } });
    store.edit(rename('word-1', 'pez'));
    expect(store.state().message).toBeUndefined();
  });

  test.each([
    ['no connection', 'no connection' as const],
    ['too many calls', refused(429, 'TOO_MANY')],
    ['a server that is busy', refused(503, 'RETRY')],
    ['a disk that is full', refused(507, 'DISK_LOW')],
    ['a server in trouble', refused(500, 'SURPRISE')],
    ['a log-in that has ended', refused(401, 'NOT_LOGGED_IN')],
    ['a proxy that does not reach the server', { status: 502, body: undefined }],
    ['a doorway of the network', { status: 403, body: undefined }],
  ])('waits with %s, and goes on by itself', async (_, said) => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const first = server.next(said);
    await turn();
    await turn();
    await first;
    expect([texts(store), store.state().saving, store.isUnsent()]).toEqual(['pez, word 2, word 3', 'failed', true]);
    await jest.advanceTimersByTimeAsync(retryMs);
    const second = server.next(answered(2, renamed(1, 'pez')));
    await turn();
    await turn();
    await second;
    expect([store.state().saving, store.isUnsent(), server.calls.length]).toEqual(['saved', false, 2]);
  });

  test('what another tab has changed stays, and what was wanted here is kept, with all that waited for the same row', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'), rename('word-1', 'peces'));
    await server.next(refused(409, 'STALE'));
    const words = [ballena, anEditedWord(3), anEditedWord(2)];
    await server.next({ body: anEditedDeck({ rev: 5, words }) });
    await server.next(answered(6, renamed(2, 'ave')));
    expect([texts(store), store.state().message]).toEqual(['ballena, word 3, ave', undefined]);
    expect(wanted(store)).toEqual([['word-1', 'peces']]);
    expect(store.isUnsent()).toBe(true);
  });

  describe('when the same text was changed in another tab', () => {
    test('mine can be put in its place', async () => {
      const store = await conflicting();
      store.decide('word-1', 'mine');
      expect([texts(store), wanted(store)]).toEqual(['pez, word 2, word 3', []]);
      const sent = await server.next(answered(6, renamed(1, 'pez')));
      expect(sent).toMatchObject({ path: '/api/image_translation', body: { word_id: 1, translation_id: 99, rev: 5 } });
      expect([texts(store), store.state().saving, store.isUnsent()]).toEqual(['pez, word 2, word 3', 'saved', false]);
    });

    test('theirs can be kept: nothing is sent', async () => {
      const store = await conflicting();
      const calls = server.calls.length;
      store.decide('word-1', 'theirs');
      await server.settle();
      expect([texts(store), wanted(store), server.calls.length]).toEqual(['ballena, word 2, word 3', [], calls]);
    });

    test('another change of the row decides it, one of another row does not', async () => {
      const store = await conflicting();
      store.edit(rename('word-2', 'ave'));
      expect(wanted(store)).toEqual([['word-1', 'pez']]);
      store.edit(rename('word-1', 'foca'));
      expect(wanted(store)).toEqual([]);
    });

    test('it waits for a decision when the editor is left and opened again, and no longer after that', async () => {
      await conflicting();
      const again = open(anEditedDeck({ rev: 5, words: [ballena, anEditedWord(2), anEditedWord(3)] }));
      expect([texts(again), wanted(again)]).toEqual(['ballena, word 2, word 3', [['word-1', 'pez']]]);
      again.decide('word-1', 'mine');
      const { body } = await server.next(answered(6, renamed(1, 'pez')));
      expect(body).toMatchObject({ word_id: 1, translation_id: 99, rev: 5 });
      expect(again.state().rows[0]).toMatchObject({ image: { image_id: 1 }, target: { text: 'pez' } });
      expect(wanted(open())).toEqual([]);
    });

    test('of another deck nothing is known', async () => {
      await conflicting();
      expect(wanted(open(anEditedDeck({ deck_id: 99 })))).toEqual([]);
    });

    test('and the row deleted there, mine comes back as a new row', async () => {
      const store = await conflicting([anEditedWord(2), anEditedWord(3)]);
      expect([texts(store), wanted(store)]).toEqual(['word 2, word 3', [['word-1', 'pez']]]);
      store.decide('word-1', 'mine');
      expect(texts(store)).toBe('word 2, word 3, pez');
      const sent = await server.next(answered(6, renamed(7, 'pez')));
      expect(sent).toMatchObject({
        method: 'POST',
        path: '/api/word',
        body: { image_id: 1, target_translation_id: 99 },
      });
      expect(store.state().rows.at(-1)?.word_id).toBe(7);
    });
  });

  test('is read anew when its rev tells that somebody else has changed something', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await server.next(answered(3, renamed(1, 'pez')));
    await server.next({ body: anEditedDeck({ rev: 3, words: [renamed(1, 'pez'), renamed(2, 'ave')] }) });
    expect([texts(store), store.state().message]).toEqual(['pez, ave', undefined]);
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
    expect(texts(store)).toBe('word 1, word 3');
    undo();
    jest.advanceTimersByTime(undoableMs);
    expect([texts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
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
    expect(texts(store)).not.toContain('word 2');
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

  test('is not said to be saved while the server cannot be reached, and is sent when the editor is opened again', async () => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: null });
    await server.next('no connection');
    expect([store.state().saving, store.isUnsent()]).toEqual(['failed', true]);
    const again = open();
    expect([texts(again), again.isUnsent()]).toEqual(['word 1, word 2, word 3, Ornitorrinco', true]);
    expect(await server.next(answered(2, added))).toMatchObject({ path: '/api/word', body: { command_id: 'typed' } });
    expect([again.state().saving, again.isUnsent()]).toEqual(['saved', false]);
    expect(texts(open())).toBe('word 1, word 2, word 3');
  });

  test('waits while the disk is full, which is told until it goes on', async () => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: null });
    await server.next(refused(507, 'DISK_LOW'));
    expect([texts(store), store.state().saving]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 'failed']);
    expect(store.state().message).toMatchObject({ type: 'refused', refusal: { code: 'DISK_LOW' } });
    store.retry();
    await server.next(answered(2, added));
    expect([store.state().saving, store.state().message]).toEqual(['saved', undefined]);
  });

  /** The word refused, and another one saved with these words. */
  const refusedAmong = async (words: string) => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: 'word-3' }, rename('word-1', words));
    await server.next(refused(409, 'DECK_FULL'));
    await server.next(answered(2, renamed(1, words)));
    return store;
  };

  describe('that is refused for good', () => {
    test('stays on the screen and is told, while other rows are saved', async () => {
      const store = await refusedAmong('pez');
      expect(texts(store)).toBe('pez, word 2, Ornitorrinco, word 3');
      expect([store.state().saving, store.isUnsent(), server.calls.length]).toEqual(['failed', true, 2]);
      expect(store.state().message).toMatchObject({ type: 'refused', refusal: { code: 'DECK_FULL' } });
    });

    test('is sent again when it is another, from the place where it stands', async () => {
      const store = await refusedAmong('pez');
      store.edit({ type: 'moved', key: 'typed', before: 'word-2' }, rename('typed', 'Koala'));
      expect(texts(store)).toBe('pez, Koala, word 2, word 3');
      const sent = await server.next(answered(3, anEditedWord(9, { target_text: 'Koala' })));
      expect(sent).toMatchObject({ path: '/api/word', body: { target_text: 'Koala', before_word_id: 2 } });
      expect([texts(store), store.state().saving]).toEqual(['pez, Koala, word 2, word 3', 'saved']);
    });

    test('is sent again when that is asked for', async () => {
      const store = await refusedAmong('pez');
      store.retry();
      await server.next(answered(3, added));
      expect([store.state().rows[2]?.word_id, store.state().saving]).toEqual([9, 'saved']);
    });

    test('is gone when it is deleted', async () => {
      const store = await refusedAmong('pez');
      store.remove(['typed']);
      store.flush();
      await server.settle();
      expect([texts(store), store.state().saving]).toEqual(['pez, word 2, word 3', 'saved']);
      expect([texts(open()), server.calls.length]).toEqual(['word 1, word 2, word 3', 2]);
    });
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

describe('what the server fails at again and again', () => {
  test('is set aside and stays on the screen, and what waited behind it is saved', async () => {
    const store = await failed();
    expect([texts(store), store.state().saving, store.isUnsent()]).toEqual(['pez, ave, word 3', 'failed', true]);
    expect(unsaved(store)).toEqual([['row', 'word-1', 'word 1']]);
    expect(server.calls).toHaveLength(triesAtMost + 1);
  });

  test('is saved once the server takes it, when that is asked for', async () => {
    const store = await failed();
    store.settle(store.state().unsaved[0]!.id, 'retry');
    const { body } = await server.next(answered(3, renamed(1, 'pez')));
    expect(body).toMatchObject({ word_id: 1, translation_id: 99 });
    expect([texts(store), store.state().saving, unsaved(store)]).toEqual(['pez, ave, word 3', 'saved', []]);
  });

  test('is as it was before when it is given up', async () => {
    const store = await failed();
    store.settle(store.state().unsaved[0]!.id, 'discard');
    await server.settle();
    expect([texts(store), store.state().saving]).toEqual(['word 1, ave, word 3', 'saved']);
    expect([store.isUnsent(), server.calls.length, localStorage.length]).toEqual([false, triesAtMost + 1, 0]);
  });

  test('is sent again with what is changed of the same row', async () => {
    const store = await failed();
    store.edit(rename('word-1', 'peces'));
    await server.next(answered(3, renamed(1, 'peces')));
    expect([texts(store), store.state().saving, unsaved(store)]).toEqual(['peces, ave, word 3', 'saved', []]);
  });

  test('is tried again when the editor is opened again', async () => {
    await failed();
    const again = open(anEditedDeck({ rev: 2, words: [anEditedWord(1), renamed(2, 'ave'), anEditedWord(3)] }));
    expect([texts(again), unsaved(again)]).toEqual(['pez, ave, word 3', []]);
    await server.next(answered(3, renamed(1, 'pez')));
    expect([again.state().saving, server.calls.at(-1)?.body]).toMatchObject(['saved', { word_id: 1 }]);
  });

  test.each<[string, (store: Store) => void, unknown[], string, string]>([
    ['a new word', (store) => store.edit({ type: 'added', row: aRow({ key: 'typed' }), before: null }), ['row', 'typed', 'gato'], 'word 1, word 2, word 3, gato', 'word 1, word 2, word 3'],
    ['another place', (store) => store.edit({ type: 'moved', key: 'word-1', before: null }), ['row', 'word-1', 'word 1'], 'word 2, word 3, word 1', 'word 1, word 2, word 3'],
    ['a deletion', (store) => store.edit({ type: 'deleted', keys: ['word-1'] }), ['deleted', 'word-1', 'word 1'], 'word 2, word 3', 'word 1, word 2, word 3'],
    ['the name of the deck', (store) => store.changeSettings({ deck_name: 'Birds' }), ['settings', null, ''], 'word 1, word 2, word 3', 'word 1, word 2, word 3'],
  ])('may be %s', async (_, change, shown, there, after) => {
    const store = open();
    change(store);
    await failAtNext(store);
    expect([unsaved(store), texts(store)]).toEqual([[shown], there]);
    store.settle(store.state().unsaved[0]!.id, 'discard');
    expect([unsaved(store), texts(store), store.state().settings.deck_name]).toEqual([[], after, 'Animals']);
  }); // prettier-ignore

  test('is not what no connection, limits or a busy server keep: that waits for its turn', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'));
    for (const said of ['no connection', refused(429, 'TOO_MANY'), refused(503, 'RETRY'), 'no connection'] as const) {
      await server.next(said);
      store.retry();
    }
    await server.next(answered(2, renamed(1, 'pez')));
    await server.next(answered(3, renamed(2, 'ave')));
    expect([texts(store), unsaved(store), store.state().saving]).toEqual(['pez, ave, word 3', [], 'saved']);
  });

  test('a text that is chosen anew leaves of the settings that were set aside the others', async () => {
    const store = open();
    store.changeSettings({ deck_name: 'Birds', show_translation: false });
    await failAtNext(store);
    store.changeSettings({ deck_name: 'Fish' });
    await server.next({ body: { rev: 2 } });
    expect(server.calls.at(-1)?.body).toEqual({ item_id: 12, item_name: 'Fish' });
    expect(store.state().settings).toMatchObject({ deck_name: 'Fish', show_translation: false });
    expect(unsaved(store)).toEqual([['settings', null, '']]);
  });
});

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
    expect([texts(store), store.state().settings.deck_name, store.isUnsent()]).toEqual(['word 3, pez, Koala', 'Birds', true]); // prettier-ignore
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
    expect(texts(createSavedStore(anEditedDeck(), 8, () => undefined))).toBe('word 1, word 2, word 3');
    expect(texts(open())).toBe('word 1, word 2, word 3, Ornitorrinco');
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
    expect([texts(store), store.state().saving, wanted(store)]).toEqual(['pez, word 2, Ornitorrinco', 'saved', []]);
    expect(server.calls.slice(1)).toMatchObject([{ path: '/api/word', body: { command_id: 'typed' } }]);
  });

  test('is put to whoever typed it when the row was changed elsewhere meanwhile, or deleted', async () => {
    await leftWith((store) => store.edit(rename('word-1', 'pez'), rename('word-3', 'foca')));
    const store = open(anEditedDeck({ rev: 5, words: [ballena, anEditedWord(2)] }));
    await server.settle();
    expect([texts(store), server.calls.length]).toEqual(['ballena, word 2', 1]);
    expect(wanted(store)).toEqual([['word-1', 'pez'], ['word-3', 'foca']]); // prettier-ignore
    store.decide('word-3', 'mine');
    expect(texts(store)).toBe('ballena, word 2, foca');
    const { path, body } = await server.next(answered(6, renamed(11, 'foca')));
    expect([path, body]).toMatchObject(['/api/word', { image_id: 3, target_text: 'foca' }]);
    closeTab();
    expect(wanted(open(anEditedDeck({ words: [ballena, anEditedWord(2)] })))).toEqual([['word-1', 'pez']]);
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
    expect(store.state().saving).toBe('failed unkept');
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
    expect([texts(store), wanted(store)]).toEqual(['word 1, word 2, word 3, Ornitorrinco', [['word-1', undefined]]]);
    expect([sessionStorage.length, kept().length]).toEqual([0, 1]);
  });

  test.each(['{', '{"changes":[{"type":"rows"}]}'])('broken, as %s, is nothing', (text) => {
    localStorage.setItem(`${place}gone`, text);
    expect(texts(open())).toBe('word 1, word 2, word 3');
    expect(localStorage.length).toBe(0);
  });

  test('waits for its owner when the deck is not there for whoever is logged in by now', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    await server.next(refused(404, 'NOT_FOUND'));
    await server.next(refused(404, 'NOT_FOUND'));
    store.retry();
    await server.settle();
    expect([texts(store), store.state().message, server.calls.length]).toEqual(['pez, word 2, word 3', { type: 'lost' }, 2]); // prettier-ignore
    closeTab();
    expect(texts(open())).toBe('pez, word 2, word 3');
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
      expect([texts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
      await close();
      await server.next(answered(2, added));
      expect([texts(store), store.state().saving]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 'saved']);
      expect(localStorage.length).toBe(0);
    });

    test('is found when that tab comes to wait later than this one was opened', async () => {
      const close = await tab(`${place}later`);
      const store = open();
      localStorage.setItem(`${place}later`, theirs);
      store.hear({ key: `${place}later`, newValue: theirs });
      store.hear({ key: `${place}later`, newValue: theirs });
      await server.settle();
      expect(texts(store)).toBe('word 1, word 2, word 3');
      await close();
      await server.next(answered(2, added));
      expect([texts(store), server.calls.length]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 1]);
    });

    test('is nothing to take over when that tab has sent it', async () => {
      const close = await tab(`${place}sent`);
      localStorage.setItem(`${place}sent`, theirs);
      const store = open();
      localStorage.removeItem(`${place}sent`);
      await close();
      await server.settle();
      expect([texts(store), server.calls.length]).toEqual(['word 1, word 2, word 3', 0]);
    });
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
    expect(texts(store)).toBe('語 0, –, 語 2');
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
    expect([store.state().settings.purpose, texts(store)]).toEqual(['learn', 'word 1, word 2, word 3']);
  });
});
