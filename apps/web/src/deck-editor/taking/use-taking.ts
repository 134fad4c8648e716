import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { isMeant } from '@lexiroom/domain/deck-editor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../api.ts';
import type { EditorStore } from '../editor-store.ts';
import type { EditorRow } from '../row.ts';
import { namedRow, namesOf, newRow, type TypedWord } from './named-row.ts';
import { typedPicturesQuery } from './typed-pictures.ts';

export interface Taking {
  /** Makes a row of a word with a picture; when none was seen yet, with the best that is called so, once that is known. */
  take: (word: TypedWord, entry: ImageRowEntry | null | undefined) => void;
  /** Looks for a picture for a row that has none, by another word. */
  fill: (row: EditorRow, typed: string) => void;
}

/** How words become rows of a deck, and those that are about to. */
export function useTaking(store: EditorStore): Taking & { waiting: readonly EditorRow[] } {
  const cache = useQueryClient();
  const [waiting, setWaiting] = useState<readonly EditorRow[]>([]);
  const [taking] = useState(() => createTaking(store, cache, setWaiting));
  return { ...taking, waiting };
}

/** Turns words into rows, one after the other: however fast somebody types, they stand in the order they were typed. */
function createTaking(
  store: EditorStore,
  cache: QueryClient,
  setWaiting: (change: (rows: readonly EditorRow[]) => readonly EditorRow[]) => void,
): Taking {
  let last = Promise.resolve();
  const afterOthers = (run: () => Promise<void>) => (last = last.then(run));

  /** What the word becomes; a failure is told, and leaves the word without a picture. */
  async function chosenFor(word: TypedWord, entry: ImageRowEntry | null | undefined): Promise<Partial<EditorRow>> {
    const { settings } = store.state();
    try {
      const found = entry === undefined ? await cache.fetchQuery(typedPicturesQuery(word.typed, settings)) : [];
      const picture = entry ?? found.find((one) => isMeant(word.typed, word.translation, namesOf(one)));
      return picture ? await namedRow(word, picture, settings) : {};
    } catch (error) {
      store.tell({ type: 'refused', refusal: refusalOf(error) });
      return {};
    }
  }

  return {
    take: (word, entry) => {
      const row = newRow(word);
      setWaiting((rows) => [...rows, row]);
      void afterOthers(async () => {
        const chosen = await chosenFor(word, entry);
        store.edit({ type: 'added', row: { ...row, ...chosen }, before: null });
        setWaiting((rows) => rows.filter(({ key }) => key !== row.key));
      });
    },
    fill: ({ key, source }, typed) => {
      store.edit({ type: 'changed', key, change: { typed } });
      void afterOthers(async () => {
        const chosen = await chosenFor({ typed, translation: source?.text ?? null }, undefined);
        if (chosen.image) store.edit({ type: 'changed', key, change: chosen });
      });
    },
  };
}
