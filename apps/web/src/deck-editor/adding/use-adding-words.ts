import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { isMeant } from '@lexiroom/domain/deck-editor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refusalOf, statusOf } from '../../api/client.ts';
import type { EditorStore } from '../editor-store.ts';
import { type EditorRow, namedRow, namesOf, newRow, type RowChange, type TypedWord } from '../row.ts';
import { typedPicturesQuery } from '../picture-search.ts';

export interface Taking {
  /**
   * Makes a row of a word, at once; with a picture when one is given. When none was seen yet, the best that is called so
   * comes into the row once it is known.
   */
  take: (word: TypedWord, entry: ImageRowEntry | null | undefined) => void;
  /** Looks for a picture for a row that has none, by another word. */
  fill: (row: EditorRow, typed: string) => void;
  /** Looks once more for the pictures of rows that wait for the network. */
  lookAgain: () => void;
}

/** How words become rows of a deck. */
export function useTaking(store: EditorStore): Taking {
  const cache = useQueryClient();
  const [taking] = useState(() => createTaking(store, cache));
  const isNeeded = useSyncExternalStore(store.subscribe, () => store.state().rows.some(isWaiting));
  useLookingAgain(isNeeded, taking.lookAgain);
  return taking;
}

/** Turns words into rows, and looks for their pictures one after the other. */
function createTaking(store: EditorStore, cache: QueryClient): Taking {
  let last = Promise.resolve();
  const afterOthers = (run: () => Promise<void>) => (last = last.then(run));

  /** The picture that is called so; a failure is told, and leaves the word without one: without a connection for later. */
  async function pictureFor(word: TypedWord): Promise<RowChange> {
    try {
      const found = await cache.fetchQuery(typedPicturesQuery(word.typed, store.state().settings));
      const picture = found.find((one) => isMeant(word.typed, word.translation, namesOf(one)));
      return { waits_for_network: false, ...(picture ? namedRow(word, picture) : {}) };
    } catch (error) {
      if (statusOf(error) === 0) return { waits_for_network: true };
      store.tell({ type: 'refused', refusal: refusalOf(error) });
      return { waits_for_network: false };
    }
  }
  /** A row that has got a picture by another way meanwhile keeps that. */
  async function look({ key, typed, typed_translation, source }: EditorRow) {
    const chosen = await pictureFor({ typed, translation: source?.text ?? typed_translation });
    const row = store.state().rows.find((one) => one.key === key);
    if (!row || row.image || row.typed !== typed) return;
    if (chosen.image || chosen.waits_for_network !== row.waits_for_network) {
      store.edit({ type: 'changed', key, change: chosen });
    }
  }
  /** Rows that are looked for again at the moment. */
  const looked = new Set<string>();

  return {
    take: (word, entry) => {
      const row = { ...newRow(word), ...(entry ? namedRow(word, entry) : {}) };
      store.edit({ type: 'added', row, before: null });
      if (entry === undefined) void afterOthers(() => look(row));
    },
    fill: (row, typed) => {
      const target = { translation_id: null, text: typed };
      store.edit({ type: 'changed', key: row.key, change: { typed, target } });
      void afterOthers(() => look({ ...row, typed, target }));
    },
    lookAgain: () => {
      for (const row of store.state().rows) {
        if (!isWaiting(row) || looked.has(row.key)) continue;
        looked.add(row.key);
        void afterOthers(async () => {
          await look(row);
          looked.delete(row.key);
        });
      }
    },
  };
}

const isWaiting = ({ image, waits_for_network }: EditorRow) => image === null && waits_for_network;

/** So long after a try rows that wait for the network are looked for again, in milliseconds. */
const lookAgainMs = 10_000;

/** Looks again once the network is back, and every now and then: a browser does not always know that it is. */
function useLookingAgain(isNeeded: boolean, lookAgain: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    addEventListener('online', lookAgain);
    const timer = setInterval(lookAgain, lookAgainMs);
    return () => {
      removeEventListener('online', lookAgain);
      clearInterval(timer);
    };
  }, [isNeeded, lookAgain]);
}
