import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { useState } from 'react';
import { read, remember } from '../../browser/stored-values.ts';
import { languageOfTag } from '../../i18n/language-of-tag.ts';

/**
 * In which language the words of a story are explained: the one that was chosen last, for stories or for new decks, else
 * that of the interface; never that of the story.
 */
export function sourceLanguageFor(story_language: LanguageId, interfaceLanguage: string): LanguageId {
  const candidates = [
    read('story_source_language'),
    read('learn_source_language'),
    read('study_source_language'),
    languageOfTag(interfaceLanguage),
    'english_uk',
    'spanish',
  ];
  return candidates.filter(isLanguageId).find((language) => !isSame(language, story_language)) ?? 'german';
}

/** British and American English explain nothing to each other. */
const isSame = (one: LanguageId, other: LanguageId) =>
  one === other || (one.startsWith('english') && other.startsWith('english'));

/** The language that words are explained in, and what chooses another, which this browser remembers. */
export function useSourceLanguage(
  story_language: LanguageId,
  interfaceLanguage: string,
): [LanguageId, (chosen: LanguageId) => void] {
  const [language, setLanguage] = useState(() => sourceLanguageFor(story_language, interfaceLanguage));
  const choose = (chosen: LanguageId) => {
    remember('story_source_language', chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}
