import { useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useLanguageName } from '../i18n/language-name.ts';

export interface DeckLanguagesProps {
  deck: { target_language: LanguageId; source_language: LanguageId | null };
}

/** '{target} from {source}'; only the target where there is no source. */
export function DeckLanguages({ deck }: DeckLanguagesProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const target = languageName(deck.target_language);
  if (!deck.source_language) return target;
  const source = languageName(deck.source_language);
  return t`${target} from ${source}`;
}
