import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useLanguageName } from '../i18n/language-name.ts';

export interface DeckLanguagesProps {
  deck: { target_language: LanguageId; source_language: LanguageId | null; level?: string | null | undefined };
}

/** Its level, where it has one, and '{target} from {source}'; only the target where there is no source. */
export function DeckLanguages({ deck }: DeckLanguagesProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const target = languageName(deck.target_language);
  const source = deck.source_language && languageName(deck.source_language);
  return (
    <>
      {deck.level && (
        <>
          <DeckLevel level={deck.level} />{' '}
        </>
      )}
      {source ? t`${target} from ${source}` : target}
    </>
  );
}

/** For whom a deck is, such as A1.1. */
export function DeckLevel({ level }: { level: string }) {
  return (
    <span className="inline-block rounded-full bg-brand-wash px-2 text-sm leading-6 font-bold text-brand-ink">
      <span className="sr-only">
        <Trans>Level</Trans>{' '}
      </span>
      <bdi dir="ltr">{level}</bdi>
    </span>
  );
}
