import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { read, remember } from '../../browser/stored-values.ts';
import { defaultSettings } from '../settings/default-settings.ts';

/** Between which languages gaps are looked for: pictures have a name in the source language, and none in the target. */
export interface TranslatingLanguages {
  target_language: LanguageId;
  source_language: LanguageId;
}

/** The languages that were chosen last on this device, else those of the last new deck. */
export function rememberedTranslatingLanguages(): TranslatingLanguages {
  const target = read('targetLanguageUntranslated');
  const source = read('sourceLanguageUntranslated');
  const deck = defaultSettings();
  const target_language = isLanguageId(target) ? target : deck.target_language;
  const spare = target_language === 'english_uk' ? 'spanish' : 'english_uk';
  const source_language = isLanguageId(source) ? source : (deck.source_language ?? spare);
  return { target_language, source_language: source_language === target_language ? spare : source_language };
}

export function rememberTranslatingLanguages({ target_language, source_language }: TranslatingLanguages): void {
  remember('targetLanguageUntranslated', target_language);
  remember('sourceLanguageUntranslated', source_language);
}
