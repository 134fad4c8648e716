import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refused } from '../../../api/server.fixture.ts';
import { aRow } from '../../library.fixture.tsx';
import { maxTries, retryMs } from './change-queue.ts';
import { anEditedDeck, anEditedWord, answered } from '../edited-deck.fixture.ts';
import {
  beginAnew,
  failAtNext,
  open,
  rename,
  renamed,
  server,
  shownTexts,
  type Store,
  unsaved,
  withFailedChange,
} from '../saved-deck-store.fixture.ts';

beforeEach(beginAnew);
afterEach(() => void jest.useRealTimers());

/** Lets what waits for the next turn happen, where timers are held. */
const turn = () => jest.advanceTimersByTimeAsync(1);

describe('a change', () => {
  test('that is refused is taken back, and only that one, and it is told why', async () => {
    const store = open();
    store.edit(rename('word-1', 'pez'), rename('word-2', 'ave'));
    await server.next(refused(403, 'NOT_ALLOWED'));
    expect(shownTexts(store)).toBe('word 1, ave, word 3');
    await server.next(answered(2, renamed(2, 'ave')));
    expect([shownTexts(store), store.state().saving]).toEqual(['word 1, ave, word 3', 'saved']);
  });

  test('that is refused is told until the next one', async () => {
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
    ['a proxy of the network', { status: 403, body: undefined }],
  ])('waits with %s, and goes on by itself', async (_, said) => {
    const store = open();
    store.edit(rename('word-1', 'pez'));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const first = server.next(said);
    await turn();
    await turn();
    await first;
    expect([shownTexts(store), store.state().saving, store.isUnsent()]).toEqual([
      'pez, word 2, word 3',
      'failed',
      true,
    ]);
    await jest.advanceTimersByTimeAsync(retryMs);
    const second = server.next(answered(2, renamed(1, 'pez')));
    await turn();
    await turn();
    await second;
    expect([store.state().saving, store.isUnsent(), server.calls.length]).toEqual(['saved', false, 2]);
  });
});

describe('a new word', () => {
  const typed = aRow({
    key: 'typed',
    typed: 'ornitorrinco',
    image: null,
    target: { translation_id: null, text: 'Ornitorrinco' },
  });
  const added = anEditedWord(9, { target_text: 'Ornitorrinco', target_translation_id: null, image_id: null });

  test('is not said to be saved while the server cannot be reached, and is sent when the editor is opened again', async () => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: null });
    await server.next('no connection');
    expect([store.state().saving, store.isUnsent()]).toEqual(['failed', true]);
    const again = open();
    expect([shownTexts(again), again.isUnsent()]).toEqual(['word 1, word 2, word 3, Ornitorrinco', true]);
    expect(await server.next(answered(2, added))).toMatchObject({ path: '/api/word', body: { command_id: 'typed' } });
    expect([again.state().saving, again.isUnsent()]).toEqual(['saved', false]);
    expect(shownTexts(open())).toBe('word 1, word 2, word 3');
  });

  test('waits while the disk is full, which is told until it goes on', async () => {
    const store = open();
    store.edit({ type: 'added', row: typed, before: null });
    await server.next(refused(507, 'DISK_LOW'));
    expect([shownTexts(store), store.state().saving]).toEqual(['word 1, word 2, word 3, Ornitorrinco', 'failed']);
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
      expect(shownTexts(store)).toBe('pez, word 2, Ornitorrinco, word 3');
      expect([store.state().saving, store.isUnsent(), server.calls.length]).toEqual(['failed', true, 2]);
      expect(store.state().message).toMatchObject({ type: 'refused', refusal: { code: 'DECK_FULL' } });
    });

    test('is sent again when it is another, from the place where it stands', async () => {
      const store = await refusedAmong('pez');
      store.edit({ type: 'moved', key: 'typed', before: 'word-2' }, rename('typed', 'Koala'));
      expect(shownTexts(store)).toBe('pez, Koala, word 2, word 3');
      const sent = await server.next(answered(3, anEditedWord(9, { target_text: 'Koala' })));
      expect(sent).toMatchObject({ path: '/api/word', body: { target_text: 'Koala', before_word_id: 2 } });
      expect([shownTexts(store), store.state().saving]).toEqual(['pez, Koala, word 2, word 3', 'saved']);
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
      expect([shownTexts(store), store.state().saving]).toEqual(['pez, word 2, word 3', 'saved']);
      expect([shownTexts(open()), server.calls.length]).toEqual(['word 1, word 2, word 3', 2]);
    });
  });
});

describe('what the server fails at again and again', () => {
  test('is marked as failed and stays on the screen, and what waited behind it is saved', async () => {
    const store = await withFailedChange();
    expect([shownTexts(store), store.state().saving, store.isUnsent()]).toEqual(['pez, ave, word 3', 'failed', true]);
    expect(unsaved(store)).toEqual([['row', 'word-1', 'word 1']]);
    expect(server.calls).toHaveLength(maxTries + 1);
  });

  test('is saved once the server takes it, when that is asked for', async () => {
    const store = await withFailedChange();
    store.resolveUnsaved(store.state().unsaved[0]!.id, 'retry');
    const { body } = await server.next(answered(3, renamed(1, 'pez')));
    expect(body).toMatchObject({ word_id: 1, translation_id: 99 });
    expect([shownTexts(store), store.state().saving, unsaved(store)]).toEqual(['pez, ave, word 3', 'saved', []]);
  });

  test('is as it was before when it is given up', async () => {
    const store = await withFailedChange();
    store.resolveUnsaved(store.state().unsaved[0]!.id, 'discard');
    await server.settle();
    expect([shownTexts(store), store.state().saving]).toEqual(['word 1, ave, word 3', 'saved']);
    expect([store.isUnsent(), server.calls.length, localStorage.length]).toEqual([false, maxTries + 1, 0]);
  });

  test('is sent again with what is changed of the same row', async () => {
    const store = await withFailedChange();
    store.edit(rename('word-1', 'peces'));
    await server.next(answered(3, renamed(1, 'peces')));
    expect([shownTexts(store), store.state().saving, unsaved(store)]).toEqual(['peces, ave, word 3', 'saved', []]);
  });

  test('is tried again when the editor is opened again', async () => {
    await withFailedChange();
    const again = open(anEditedDeck({ rev: 2, words: [anEditedWord(1), renamed(2, 'ave'), anEditedWord(3)] }));
    expect([shownTexts(again), unsaved(again)]).toEqual(['pez, ave, word 3', []]);
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
    expect([unsaved(store), shownTexts(store)]).toEqual([[shown], there]);
    store.resolveUnsaved(store.state().unsaved[0]!.id, 'discard');
    expect([unsaved(store), shownTexts(store), store.state().settings.deck_name]).toEqual([[], after, 'Animals']);
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
    expect([shownTexts(store), unsaved(store), store.state().saving]).toEqual(['pez, ave, word 3', [], 'saved']);
  });

  test('a text that is chosen anew leaves of the settings that have failed the others', async () => {
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
