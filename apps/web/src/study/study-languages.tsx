import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLanguageName } from '../i18n/language-name.ts';

/** The source languages of words, each once, in their order. */
export const sourcesOf = (words: readonly Pick<DeckWord, 'source_language'>[]): LanguageId[] => [
  ...new Set(words.flatMap(({ source_language }) => source_language ?? [])),
];

/** The languages from which a study can be read; what it is read from now is among them. */
export function sourcesToChoose({ sources = [], read_from }: Pick<DeckData, 'sources' | 'read_from'>): LanguageId[] {
  return read_from === undefined || sources.includes(read_from) ? sources : [...sources, read_from];
}

/** A function that names several languages in a row: 'English (UK) and German'. */
export function useLanguageList(): (languages: readonly LanguageId[]) => string {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  return (languages) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(languages.map(languageName));
}

/** The target languages of a study in their order, each with its words. */
export function byTarget({ words, ...deck }: StudiedLanguages): [LanguageId, readonly StudiedPair[]][] {
  return [...Map.groupBy(words.length > 0 ? words : [deck], ({ target_language }) => target_language)];
}

type StudiedPair = Pick<DeckData, 'target_language' | 'source_language'>;
type StudiedLanguages = StudiedPair & { words: readonly StudiedPair[] };

/** The languages of a study: 'Spanish from English (UK) and German'; decks that are opened together may teach several. */
export function StudyLanguages({ data }: { data: StudiedLanguages }) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const list = useLanguageList();
  return byTarget(data).map(([target_language, words], index) => {
    const target = languageName(target_language);
    const source = list(sourcesOf(words));
    return (
      <Fragment key={target_language}>
        {index > 0 && ' · '}
        {source ? t`${target} from ${source}` : target}
      </Fragment>
    );
  });
}
