import { useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { sameTextKey } from '@lexiroom/domain/text';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { knownSentencesQuery } from './known-sentences-query.ts';

interface KnownSentencesProps {
  /** The sentence that is written. */
  sentence_id: number;
  /** The other text of the pair, which is there already, and which of the languages it is in. */
  text: string;
  type: 'target' | 'source';
  languages: { target_language: LanguageId; source_language: LanguageId };
  /** What the box holds that is being typed into. */
  typed: string;
  onTake: (typed: string) => void;
}

/**
 * Whole sentences that are known while a text of a pair is typed: how own and public decks translate the other one. A
 * press puts one in place of what is typed.
 */
export function KnownSentences({ sentence_id, text, type, languages, typed, onTake }: KnownSentencesProps) {
  const { t } = useLingui();
  const { data: translations = [] } = useQuery(
    knownSentencesQuery({ text, text_type: type, ...languages, sentence_id }),
  );
  const language = languages[type === 'target' ? 'source_language' : 'target_language'];
  const typedKey = sameTextKey(typed.trim(), language);
  const others = translations.filter((translation) => sameTextKey(translation, language) !== typedKey);
  if (others.length === 0) return null;
  return (
    <ul aria-label={t`Known sentences`} className="flex flex-wrap gap-1 pt-1">
      {others.map((translation) => (
        <li key={translation} className="min-w-0">
          <button
            type="button"
            // The focus stays where it is typed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(translation)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-xl border border-edge px-2.5 py-1 text-start text-ink hover:bg-brand-wash hover:text-brand-ink"
          >
            <MessageSquareText className="size-4 shrink-0 text-soft" aria-hidden="true" />
            <UserText language={language} className="min-w-0 font-semibold wrap-anywhere">
              {translation}
            </UserText>
          </button>
        </li>
      ))}
    </ul>
  );
}
