import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { type FoundWord, sentenceWords } from '@lexiroom/domain/sentences/words';
import { sameTextKey } from '@lexiroom/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { type KnownTranslation, libraryTranslationsQuery } from './library-translations.ts';

interface TranslationSuggestionsProps {
  /** The sentence that is being translated. */
  text: string;
  languages: { target_language: LanguageId; source_language: LanguageId };
  words: readonly DeckWord[];
  findWords: (text: string) => FoundWord[];
  /** What the box of the translation holds. */
  typed: string;
  onTake: (typed: string) => void;
}

/**
 * What is known of a sentence while its translation is typed: its words as they are translated in this study, and the
 * others as the library translates them. A press adds one to what is typed.
 */
export function TranslationSuggestions(props: TranslationSuggestionsProps) {
  const { text, languages, words, findWords, typed, onTake } = props;
  const { t } = useLingui();
  const { target_language, source_language } = languages;
  const own = useMemo(() => ownTranslations(text, words, findWords), [text, words, findWords]);
  const unknown = useMemo(
    () => wordsBeside(text, target_language, findWords(text)),
    [text, target_language, findWords],
  );
  const { data: found = [] } = useQuery(libraryTranslationsQuery(unknown, languages));
  const known = new Map<string, KnownTranslation>();
  for (const one of [...own, ...found]) {
    const key = sameTextKey(one.word, target_language);
    if (!known.has(key)) known.set(key, one);
  }
  if (known.size === 0) return null;
  const add = (translation: string) => onTake(typed.trim() === '' ? translation : `${typed.trimEnd()} ${translation}`);
  return (
    <ul aria-label={t`Known translations`} className="flex flex-wrap gap-1 pt-1">
      {[...known.values()].map(({ word, translation }) => (
        <li key={word}>
          <button
            type="button"
            // The focus stays where the translation is typed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add(translation)}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-xl border border-edge px-2.5 text-soft hover:bg-brand-wash hover:text-brand-ink"
          >
            <UserText language={target_language}>{word}</UserText>{' '}
            <UserText language={source_language} className="font-semibold text-ink">
              {translation}
            </UserText>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The words of the study in a text that have a translation, in the order of the text. */
function ownTranslations(
  text: string,
  words: readonly DeckWord[],
  findWords: (text: string) => FoundWord[],
): KnownTranslation[] {
  return findWords(text).flatMap(({ start, end, word_ids }) => {
    const word = words.find(({ word_id, source_translation }) => word_ids.includes(word_id) && source_translation);
    return word?.source_translation ? [{ word: text.slice(start, end), translation: word.source_translation }] : [];
  });
}

/** The words of a text that the study does not know. */
function wordsBeside(text: string, language: LanguageId, found: readonly FoundWord[]): string[] {
  const isKnown = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  return sentenceWords(text, language)
    .filter(({ start, end }) => !isKnown(start) && !isKnown(end - 1))
    .map(({ text: word }) => word.replaceAll(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => word !== '');
}
