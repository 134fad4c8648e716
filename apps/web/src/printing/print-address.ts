import { printPath } from '../navigation/index.ts';
import { type ChosenPrint, withChosen } from './chosen-print.ts';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';

/** Of which decks sheets are printed. */
export interface PrintAddress {
  ids: string[];
  /** Undefined: whoever is logged in. */
  owner: string | undefined;
  source: LanguageId | 'own' | undefined;
}

/**
 * Reads `/create_quiz/12,13`, of decks of one's own, and `/create_quiz/search?id=12&id=13&owner=olga` (specification 2
 * section 2.1); undefined where it names no deck.
 */
export function readPrintAddress(items: string, search: string): PrintAddress | undefined {
  const parameters = new URLSearchParams(search);
  const ids = items === 'search' ? parameters.getAll('id') : items.split(',');
  if (ids.length === 0 || !ids.every((id) => /^\d{1,10}$/.test(id))) return undefined;
  const source = parameters.get('source');
  return {
    ids: [...new Set(ids)],
    owner: parameters.get('owner') || undefined,
    source: source === 'own' || isLanguageId(source) ? source : undefined,
  };
}

/** What stands behind `/create_quiz/search` where the same sheets are printed again; `owner`: whose decks they are. */
export function printSearch({ ids, source }: PrintAddress, owner: string, chosen: ChosenPrint): string {
  const path = printPath(owner, ids.map(Number), source === 'own' ? undefined : source);
  return withChosen(new URL(path, 'http://localhost').search, chosen);
}
