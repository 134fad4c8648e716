import { useSyncExternalStore } from 'react';
import { read, remember } from '../browser/stored-values.ts';
import type { Study } from './study.ts';

const listeners = new Set<() => void>();
let areWanted: boolean | undefined;

/** Whether this browser's user wants to see translations where a study offers them; yes until they say otherwise. */
function areWantedHere(): boolean {
  areWanted ??= read('show_study_translations') !== 'false';
  return areWanted;
}

function want(wanted: boolean): void {
  areWanted = wanted;
  remember('show_study_translations', String(wanted));
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export interface Translations {
  /** A word of the study has a source language, and it is set to show it: they can be shown and hidden. */
  areOffered: boolean;
  areShown: boolean;
  /** Shows or hides them in every study, on this device. */
  show: (areShown: boolean) => void;
}

/** Whether the source texts of a study are shown (specification 2 section 2.5; `show_study_translations`). */
export function useTranslations({ data }: Pick<Study, 'data'>): Translations {
  const wanted = useSyncExternalStore(listen, areWantedHere);
  const areOffered = data.show_translation && data.words.some(({ source_language }) => source_language !== null);
  return { areOffered, areShown: areOffered && wanted, show: want };
}
