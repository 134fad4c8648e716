import { isLanguageId } from '@lexiroom/domain/languages';
import { read, remember } from '../../browser/stored-values.ts';
import type { DeckSettings, Purpose } from '../editor-store.ts';
import type { EditorLanguages } from '../row.ts';

/**
 * What a new deck begins with: purpose and languages as they were chosen last on this device, or for the account; else
 * the languages that are searched for; at first to share or teach, English, without translations (specification 1 section 3).
 */
export function defaultSettings(): DeckSettings {
  const purpose = read('selected_purpose') === 'learn' ? 'learn' : 'study';
  const languages = rememberedLanguages(purpose) ??
    languagesOf('search') ?? { target_language: 'english_uk', source_language: null };
  return { deck_name: '', purpose, show_translation: true, ...languages };
}

/** The languages that were chosen last for decks of a purpose, if there were any. */
export const rememberedLanguages = (purpose: Purpose): EditorLanguages | undefined => languagesOf(purpose);

function languagesOf(kind: Purpose | 'search'): EditorLanguages | undefined {
  const target_language = read(`${kind}_target_language`);
  const source = read(`${kind}_source_language`);
  if (!isLanguageId(target_language)) return undefined;
  return { target_language, source_language: isLanguageId(source) && source !== target_language ? source : null };
}

export function rememberPurpose(purpose: Purpose): void {
  remember('selected_purpose', purpose);
}

export function rememberLanguages(purpose: Purpose, { target_language, source_language }: EditorLanguages): void {
  remember(`${purpose}_target_language`, target_language);
  remember(`${purpose}_source_language`, source_language ?? 'none');
}
