import type { LanguageId } from '@lexiroom/domain/languages';
import { read } from '../../browser/stored-values.ts';
import { sourceIn, type StudyAddress } from '../study-address.ts';

/** The language that words are explained in; 'own': as their decks do. */
export type ChosenSource = LanguageId | 'own';

/** What it is remembered as. */
export const nameOfSource = ({ type, ids }: Pick<StudyAddress, 'type' | 'ids'>) =>
  `${type}-${ids.join('-')}-source` as const;

/**
 * The language from which a study is read: what its address says always wins, else what was chosen for it in this browser.
 * Undefined: nothing was chosen, and the server decides.
 */
export const chosenSourceOf = (address: Pick<StudyAddress, 'type' | 'ids' | 'source'>): ChosenSource | undefined =>
  address.source ?? sourceIn(read(nameOfSource(address)));
