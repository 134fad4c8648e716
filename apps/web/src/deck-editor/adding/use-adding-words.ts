import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { matchesWord } from '@lexiroom/domain/deck-editor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refusalOf, statusOf } from '../../api/client.ts';
import type { UndoableStore } from '../history/history.ts';
import { typedPicturesQuery } from '../picture-search.ts';
import { type EditorRow, newRow, pictureFields, pictureNames, type RowChange, type TypedWord } from '../row.ts';

export interface AddingWords {
  /**
   * Makes a row of a word at once, with `picture` when there is one. Null: it is to have none. Undefined: the pictures were
   * not found yet; the best one that is called so comes into the row as soon as it is known.
   */
  add: (word: TypedWord, picture: ImageRowEntry | null | undefined) => void;
  /** Gives a row without a picture another word, and looks for a picture by that. */
  retype: (row: EditorRow, typed: string) => void;
  /** Looks again for pictures of the rows that wait for the network. */
  lookAgain: () => void;
}

/** How words become rows of a deck. */
export function useAddingWords(store: UndoableStore): AddingWords {
  const cache = useQueryClient();
  const [addingWords] = useState(() => createAddingWords(store, cache));
  const isNeeded = useSyncExternalStore(store.subscribe, () => store.state().rows.some(isWaitingForNetwork));
  useLookingAgain(isNeeded, addingWords.lookAgain);
  return addingWords;
}

/** Turns words into rows, and looks for their pictures one after the other. */
function createAddingWords(store: UndoableStore, cache: QueryClient): AddingWords {
  let lastSearch = Promise.resolve();
  const afterOtherSearches = (search: () => Promise<void>) => (lastSearch = lastSearch.then(search));
  /** The keys of rows whose pictures are being looked for again. */
  const lookedForAgain = new Set<string>();

  /**
   * What a row gets from the best picture that is called so. Without a connection the row waits for one; of any other failure
   * the person is told, and the word stays without a picture.
   */
  async function findPicture(word: TypedWord): Promise<RowChange> {
    try {
      const { settings } = store.state();
      const found = await cache.fetchQuery(typedPicturesQuery(word.typed, settings));
      const picture = found.find((entry) => matchesWord(word.typed, word.translation, pictureNames(entry), settings));
      return { waits_for_network: false, ...(picture ? pictureFields(word, picture) : {}) };
    } catch (error) {
      if (statusOf(error) === 0) return { waits_for_network: true };
      store.showMessage({ type: 'refused', refusal: refusalOf(error) });
      return { waits_for_network: false };
    }
  }
  /** Puts a picture into a row, unless the row has got one, or another word, in the meantime. */
  async function illustrate({ key, typed, typed_translation, source }: EditorRow) {
    const change = await findPicture({ typed, translation: source?.text ?? typed_translation });
    const row = store.state().rows.find((other) => other.key === key);
    if (!row || row.image || row.typed !== typed) return;
    if (change.image || change.waits_for_network !== row.waits_for_network) {
      store.editAlong({ type: 'changed', key, change });
    }
  }

  return {
    add: (word, picture) => {
      const row = { ...newRow(word), ...(picture ? pictureFields(word, picture) : {}) };
      store.edit({ type: 'added', row, before: null });
      if (picture === undefined) void afterOtherSearches(() => illustrate(row));
    },
    retype: (row, typed) => {
      const target = { translation_id: null, text: typed };
      store.edit({ type: 'changed', key: row.key, change: { typed, target } });
      void afterOtherSearches(() => illustrate({ ...row, typed, target }));
    },
    lookAgain: () => {
      for (const row of store.state().rows) {
        if (!isWaitingForNetwork(row) || lookedForAgain.has(row.key)) continue;
        lookedForAgain.add(row.key);
        void afterOtherSearches(async () => {
          await illustrate(row);
          lookedForAgain.delete(row.key);
        });
      }
    },
  };
}

const isWaitingForNetwork = ({ image, waits_for_network }: EditorRow) => image === null && waits_for_network;

/** Pictures of rows that wait for the network are looked for again every so many milliseconds. */
const lookAgainMs = 10_000;

/** Looks again as soon as the network is back, and every now and then: a browser does not always know that it is. */
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
