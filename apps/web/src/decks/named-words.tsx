import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useLanguageName } from '../i18n/language-name.ts';

export interface NamedWordsProps {
  language: LanguageId;
  /** How many words have a name in it. */
  named: number;
  /** Of how many. */
  words: number;
}

/** 'German for 18 of 20 words': what of a deck can be read from a language. */
export function NamedWords({ language: id, named, words }: NamedWordsProps) {
  const { i18n } = useLingui();
  const language = useLanguageName()(id);
  const count = i18n.number(named);
  const whole = i18n.number(words);
  return (
    <Trans>
      {language} for {count} of {whole} words
    </Trans>
  );
}
