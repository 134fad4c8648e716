import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { read, remember } from '../../browser/stored-values.ts';
import { replace } from '../../navigation/index.ts';
import { addressOf, chosenHere, sourceIn, type StudyAddress } from '../study-address.ts';

/** The language that words are explained in; 'own': as their decks do. */
export type ChosenSource = LanguageId | 'own';

const nameOf = ({ type, ids }: Pick<StudyAddress, 'type' | 'ids'>) => `${type}-${ids.join('-')}-source` as const;

/**
 * The language from which a study is read: what its address says always wins, else what was chosen for it in this browser.
 * Undefined: nothing was chosen, and the server decides.
 */
export const chosenSourceOf = (address: Pick<StudyAddress, 'type' | 'ids' | 'source'>): ChosenSource | undefined =>
  address.source ?? sourceIn(read(nameOf(address)));

/** Reads a study from this language from now on: in its address, and remembered in this browser. */
export function chooseSource(address: StudyAddress, source: ChosenSource): void {
  remember(nameOf(address), source);
  if (isLanguageId(source)) remember('study_source', source);
  const parameters = new URLSearchParams(address.query);
  parameters.set('source', source);
  replace(addressOf({ path: address.path, query: `?${parameters}` }, address.view ?? 'introduction'), chosenHere());
}
