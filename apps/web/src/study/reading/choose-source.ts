import { isLanguageId } from '@lexiroom/domain/languages';
import { remember } from '../../browser/stored-values.ts';
import { replace } from '../../navigation/index.ts';
import { addressOf, chosenHere, type StudyAddress } from '../study-address.ts';
import { type ChosenSource, nameOfSource } from './chosen-source.ts';

/** Reads a study from this language from now on: in its address, and remembered in this browser. */
export function chooseSource(address: StudyAddress, source: ChosenSource): void {
  remember(nameOfSource(address), source);
  if (isLanguageId(source)) remember('study_source', source);
  const parameters = new URLSearchParams(address.query);
  parameters.set('source', source);
  replace(addressOf({ path: address.path, query: `?${parameters}` }, address.view ?? 'introduction'), chosenHere());
}
